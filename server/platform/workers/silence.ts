import { readFileSync } from 'node:fs'

/** How a process stands, as the system tells it; undefined where it doesn't, or the process has ended. */
export type Standing = { state: string; processorTime: number }

/** Why a process that says nothing has to go: it is stopped, or computes without an end. */
export type Silence = 'frozen' | 'hung'

/** How often a worker says that it is there, and how often its parent looks, in milliseconds. */
export const heartbeat = 500

/**
 * After how many looks without a word a process counts as lost: at once if the system gave it no time although it wasn't
 * waiting for a disk. One that computes may only be slow, on a busy machine.
 */
const most = { still: 3, atDisk: 20, computing: 120 }

/**
 * Watches whether a process still says something, by looks rather than by the clock, so that a pause of the watcher isn't
 * mistaken for one of the process.
 */
export function watchSilence(standingOf: () => Standing | undefined) {
  let looks = 0
  let atFirst: Standing | undefined
  return {
    heard() {
      looks = 0
    },
    /** Called every `heartbeat`. */
    look(): Silence | undefined {
      looks += 1
      const standing = standingOf()
      if (looks === 1) atFirst = standing
      const isStill = standing !== undefined && standing.processorTime === atFirst?.processorTime
      if (isStill && looks > (standing.state === 'D' ? most.atDisk : most.still)) return 'frozen'
      return looks > most.computing ? 'hung' : undefined
    },
  }
}

/** Reads how a process stands from Linux's `/proc`. */
export function readStanding(pid: number): Standing | undefined {
  try {
    // The name, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [state = '', ...rest] = fields
    return { state, processorTime: Number(rest[10]) + Number(rest[11]) }
  } catch {
    return undefined
  }
}
