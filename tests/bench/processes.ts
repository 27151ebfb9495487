import { readdirSync, readFileSync } from 'node:fs'

/** What the processes of a running house use; undefined where the system doesn't report it. */
export type Usage = {
  /** Processor time since their start, in seconds. */
  server: number
  database: number
}

const ticksOfSecond = 100

/** CPU time of a house's processes, including ended child processes, in seconds. */
export function usageOf(pid: number): Usage {
  const usage: Usage = { server: 0, database: 0 }
  for (const { stat, isDatabase } of familyOf(pid)) {
    // The 14th to 17th fields of the file: its own time and its ended children's, each as user and as system.
    const seconds = stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksOfSecond
    usage[isDatabase ? 'database' : 'server'] += seconds
  }
  return usage
}

/** Memory of a house's processes in bytes, counting shared memory once; undefined if the system doesn't report it. */
export function memoryOf(pid: number): { server: number; database: number } | undefined {
  try {
    const memory = { server: 0, database: 0 }
    for (const each of familyOf(pid)) memory[each.isDatabase ? 'database' : 'server'] += shareOf(each.pid)
    return memory
  } catch {
    return undefined
  }
}

/** A process and all its descendants. */
function familyOf(pid: number) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [before = '', after = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) (?=\S \d)/)
        const stat = after.split(' ')
        return [{ pid: Number(name), parent: Number(stat[1]), stat, isDatabase: before.includes('(postgres') }]
      } catch {
        // It ended while the list was read.
        return []
      }
    })
  const family = new Set([pid])
  for (let known = 0; known < family.size; ) {
    known = family.size
    for (const each of all) if (family.has(each.parent)) family.add(each.pid)
  }
  return all.filter((each) => family.has(each.pid))
}

function shareOf(pid: number): number {
  return Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024
}
