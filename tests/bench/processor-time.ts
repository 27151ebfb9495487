import { readdirSync, readFileSync } from 'node:fs'
import { readPostmaster, type StartedHouse } from '../started-house.ts'

/** Processor time in seconds since the start; undefined for the database if the system doesn't report it. */
export type ProcessorTime = { server: number; database: number | undefined }

/** Reads the processor time that a house of one worker and its database have used. */
export async function processorTime({ address }: StartedHouse, dataDir: string): Promise<ProcessorTime> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const server = [...text.matchAll(/^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/gm)].reduce(
    (sum, [, seconds]) => sum + Number(seconds),
    0,
  )
  try {
    return { server, database: ofDatabase(readPostmaster(dataDir).pid) }
  } catch {
    return { server, database: undefined }
  }
}

/** Clock ticks of the kernel in a second, as reported to processes. */
const ticks = 100

function ofDatabase(postmaster: number): number {
  const running = readdirSync('/proc').flatMap((name) => {
    const figures = /^\d+$/.test(name) ? figuresOf(name) : undefined
    return figures?.parent === postmaster ? [figures.own] : []
  })
  const { own, ended } = figuresOf(String(postmaster)) ?? { own: 0, ended: 0 }
  return [own, ended, ...running].reduce((sum, each) => sum + each, 0) / ticks
}

/** The parent of a process, its own time and that of its ended children; undefined if it ended. */
function figuresOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    // Positions after the name, as in proc_pid_stat(5): ppid 4, utime 14, stime 15, cutime 16, cstime 17.
    const number = (position: number) => Number(fields[position - 3])
    return { parent: number(4), own: number(14) + number(15), ended: number(16) + number(17) }
  } catch {
    return undefined
  }
}
