import { readdirSync, readFileSync } from 'node:fs'
import { readPostmaster } from '../started-house.ts'

/** Resident memory of the server's process, in bytes, as it tells it itself. */
export async function serverMemory(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

/** Memory of the database's processes, what they share counted once, in bytes; undefined where the system doesn't tell. */
export function databaseMemory(dataDir: string): number | undefined {
  const { pid } = readPostmaster(dataDir)
  try {
    const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    return [String(pid), ...others].reduce((sum, each) => sum + shareOf(each), 0)
  } catch {
    return undefined
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    // It ended while the list was read.
    return undefined
  }
}

function shareOf(pid: string): number {
  return Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024
}
