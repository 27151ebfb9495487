import { readFileSync } from 'node:fs'

/** The state of a process as the operating system reports it; undefined if it doesn't, or if the process has ended. */
export type Standing = { state: string; processorTime: number }

/** Why a silent process must be ended: it is stopped, or in an endless computation. */
export type Silence = 'frozen' | 'hung'

/** How often a worker sends a heartbeat and its parent checks it, in milliseconds. */
export const heartbeat = 500

/**
 * After how many checks in a row without a heartbeat a process counts as lost: few if it used no CPU time between them,
 * more if it waits for a disk. One that computes, or waits for its turn on a busy machine, may only be slow.
 */
const most = { still: 3, atDisk: 20, computing: 120 }

/**
 * Watches whether a process still sends heartbeats. It counts checks instead of reading the clock, so that a pause of
 * the watcher isn't mistaken for one of the process.
 */
export function watchSilence(standingOf: () => Standing | undefined) {
  let looks = 0
  let stillLooks = 0
  let before: Standing | undefined
  return {
    heard() {
      looks = 0
      stillLooks = 0
      before = undefined
    },
    /** Called in every interval of `heartbeat`. */
    look(): Silence | undefined {
      looks += 1
      const standing = standingOf()
      const isStill = standing !== undefined && standing.processorTime === before?.processorTime
      stillLooks = isStill && standing.state !== 'R' ? stillLooks + 1 : 0
      before = standing
      if (stillLooks >= (standing?.state === 'D' ? most.atDisk : most.still)) return 'frozen'
      return looks > most.computing ? 'hung' : undefined
    },
  }
}

/** Reads the state of a process from Linux's `/proc`. */
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
