import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/**
 * Work on untrusted input that runs in a separate process: `module` reads bytes from its standard input and writes
 * JSON.
 */
export type Sandbox = {
  module: string
  /** The folder from which it may read files. It can't write files or start processes. */
  folder: string
  /** The maximum CPU time, in seconds; unlike wall time, a busy machine doesn't use it up. */
  processorSeconds: number
  /** The maximum wall time for which a caller waits, in seconds. */
  seconds: number
  /** The most memory of the process, in megabytes. */
  megabytes: number
  /** How many callers may wait for their turn in this process. */
  mostWaiting: number
}

export type SandboxOutcome = { done: unknown } | { failed: 'busy' | 'slow' | 'broken' }

/** Seconds after its time limit when a child process ends itself, in case its parent has ended first. */
const secondsOfGrace = 2

/**
 * The niceness of the child: others come first, three to one, but a person waits for this answer too. With twice as much
 * on a busy machine a second of work took seven.
 */
export const niceness = 5

/** The longest answer, in characters. */
const longestAnswer = 2 * 1024 * 1024

/**
 * Opens a way to run such work: one at a time, each in a new process with low priority and without our environment
 * variables. The process is ended if it takes too long, uses too much memory or answers too much, so that a malicious
 * file can't affect anything else.
 */
export function openSandbox(sandbox: Sandbox): (bytes: Uint8Array) => Promise<SandboxOutcome> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes) => {
    if (waiting > sandbox.mostWaiting) return { failed: 'busy' }
    waiting += 1
    const outcome = last.then(() => runOnce(sandbox, bytes))
    last = outcome.finally(() => (waiting -= 1))
    return outcome
  }
}

function runOnce(
  { module, folder, processorSeconds, seconds, megabytes }: Sandbox,
  bytes: Uint8Array,
): Promise<SandboxOutcome> {
  return new Promise((resolve) => {
    const flags = [
      `--max-old-space-size=${Math.round(megabytes * 0.6)}`,
      '--disallow-code-generation-from-strings',
      '--no-addons',
      '--permission',
      `--allow-fs-read=${join(folder, '/')}`,
      '--allow-worker',
      '--no-warnings',
    ]
    const limits = [megabytes, processorSeconds, seconds + secondsOfGrace].map(String)
    const child = spawn(process.execPath, [...flags, module, ...limits], {
      env: {},
      cwd: folder,
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
    // A process that ends early doesn't read all its input, which causes an error on the pipe.
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
 * Lowers the priority of the child. In Linux a priority belongs to a thread and the threads that it starts afterwards;
 * so the parent sets it, before the child's engine starts its threads, which would otherwise compete with requests.
 */
function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // The process has already ended.
  }
}

function parsed(answer: string): SandboxOutcome {
  try {
    return { done: JSON.parse(answer) }
  } catch {
    return { failed: 'broken' }
  }
}
