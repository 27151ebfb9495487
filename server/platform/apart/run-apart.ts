import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Work on what a stranger sent, done by a process of its own: `module` reads bytes from its input and writes JSON. */
export type Apart = {
  module: URL
  /** The folder whose files it may read; it can write none, and start nothing. */
  folder: URL
  /** The most time of processors, in seconds: a busy machine doesn't use it up. */
  processorSeconds: number
  /** The longest that anybody waits for it, in seconds. */
  seconds: number
  /** The most memory of the process, in megabytes. */
  megabytes: number
  /** How many may wait for their turn in this process. */
  mostWaiting: number
}

export type ApartOutcome = { done: unknown } | { failed: 'busy' | 'slow' | 'broken' }

/** Seconds by which a process may outlive its time, so that it ends by itself if we have ended before it. */
const secondsOfGrace = 2

/** The longest answer, in characters. */
const longestAnswer = 2 * 1024 * 1024

/**
 * Opens a way to do such work. One at a time, by a new process each, with a low priority, without our environment,
 * and ended when it takes too long, too much memory or answers too much: whatever a file does, it does it to nothing of
 * ours.
 */
export function openApart(apart: Apart): (bytes: Uint8Array) => Promise<ApartOutcome> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes) => {
    if (waiting > apart.mostWaiting) return { failed: 'busy' }
    waiting += 1
    const outcome = last.then(() => runOnce(apart, bytes))
    last = outcome.finally(() => (waiting -= 1))
    return outcome
  }
}

function runOnce(
  { module, folder, processorSeconds, seconds, megabytes }: Apart,
  bytes: Uint8Array,
): Promise<ApartOutcome> {
  return new Promise((resolve) => {
    const flags = [
      `--max-old-space-size=${Math.round(megabytes * 0.6)}`,
      '--disallow-code-generation-from-strings',
      '--no-addons',
      '--permission',
      `--allow-fs-read=${fileURLToPath(folder)}`,
      '--allow-worker',
      '--no-warnings',
    ]
    const limits = [megabytes, processorSeconds, seconds + secondsOfGrace].map(String)
    const child = spawn(process.execPath, [...flags, fileURLToPath(module), ...limits], {
      env: {},
      cwd: fileURLToPath(folder),
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    })
    lowerPriority(child)
    let answer = ''
    let failed: 'slow' | 'broken' = 'broken'
    const giveUp = (reason: 'slow' | 'broken') => {
      failed = reason
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => giveUp('slow'), seconds * 1000)
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (piece: string) => {
      answer += piece
      if (answer.length > longestAnswer) giveUp('broken')
    })
    // A process that ends early doesn't read all of its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    child.once('error', () => giveUp('broken'))
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? parsed(answer) : { failed })
    })
  })
}

/**
 * Lets everything else go first, but not alone: with a low priority a busy machine would let nobody's file end in time.
 * Linux sets it for a thread and the threads that it starts later: set by the process itself, its start and the threads of
 * its engine would compete with answers to people.
 */
function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

function parsed(answer: string): ApartOutcome {
  try {
    return { done: JSON.parse(answer) }
  } catch {
    return { failed: 'broken' }
  }
}
