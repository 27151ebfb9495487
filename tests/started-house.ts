import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { freePort } from './free-port.ts'
import { npmStart } from './npm-start.ts'

const checkout = join(import.meta.dirname, '..')

/** The whole marketplace in a process of its own, as `npm start` starts it. */
export type StartedHouse = {
  /** The address of the pages, such as `http://localhost:40123`. */
  address: string
  /** The connection of its database for the owner of its tables. */
  databaseUrl: string
  /** The server's process. */
  pid: number
  /** Milliseconds from the start of the process to its first ready answer. */
  readyAfter: number
  /** The contract's calls over HTTP, as a visitor or with a session's token. */
  calls: (token?: string) => Calls
  /** Returns its latest output. */
  printed: () => string
  /** All lines of its output, since its start, with a text that was to be looked for (`lookFor`). */
  linesWith: (text: string) => readonly string[]
  /** Sends a question to the preloaded module (`preload`) and returns its next answer. */
  ask: (question: string) => Promise<unknown>
  /** Stops it gracefully. */
  stop: () => Promise<void>
  /** Kills the server and its database at once, without a chance to write anything. */
  kill: () => Promise<void>
}

export type StartOptions = {
  dataDir: string
  demo: boolean
  /** By default a free one. */
  port?: number
  /** Other settings of the environment. */
  settings?: Record<string, string>
  /** Texts whose lines are kept, however long its output becomes. */
  lookFor?: readonly string[]
  /** A module that is loaded before the server, to measure from within. */
  preload?: string
  /**
   * A command with its arguments that runs it, for example in a separate network, and the host by which it is reached
   * there.
   */
  within?: readonly string[]
  host?: string
}

/**
 * Starts everything with a data folder, on a free port, and waits until it is ready.
 * @throws an Error with its output if it ends before that or isn't ready in three minutes
 */
export async function startHouse({
  dataDir,
  demo,
  port = 0,
  settings = {},
  lookFor = [],
  preload,
  within = [],
  host = 'localhost',
}: StartOptions): Promise<StartedHouse> {
  const listens = port || (await freePort())
  const address = `http://${host}:${listens}`
  const begun = performance.now()
  const [program = '', ...args] = [...within, process.execPath, ...(preload ? ['--import', preload] : []), ...npmStart]
  const server = spawn(program, args, {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(listens),
      DATA_DIR: dataDir,
      DEMO: String(demo),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
  })
  const { printed, linesWith } = readOutput(server, lookFor)
  await ready(server, address).catch((problem: Error) => {
    server.kill('SIGKILL')
    throw new Error(`${problem.message}\n${printed()}`)
  })
  const readyAfter = performance.now() - begun
  const ownDatabase = !settings.DATABASE_URL

  return {
    address,
    databaseUrl: settings.DATABASE_OWNER_URL ?? readPostmaster(dataDir).url,
    pid: server.pid as number,
    readyAfter,
    calls: (token) => callsAt(address, token),
    printed,
    linesWith,
    async ask(question) {
      const answered = once(server, 'message')
      server.send(question)
      return (await answered)[0]
    },
    async stop() {
      if (hasEnded(server)) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
    async kill() {
      if (hasEnded(server)) return
      const ended = once(server, 'exit')
      const postmaster = ownDatabase ? readPostmaster(dataDir).pid : undefined
      // The server first, since it would restart its database.
      server.kill('SIGKILL')
      if (postmaster) process.kill(postmaster, 'SIGKILL')
      await ended
    },
  }
}

/** The contract's calls over HTTP at an address, as a visitor or with a session's token. */
export function callsAt(address: string, token?: string): Calls {
  return httpCalls({
    addresses: {
      gateway: `${address}/api/gateway`,
      searchJobs: `${address}/api/search-jobs`,
      searchCv: `${address}/api/search-cv`,
      socialMedia: `${address}/api/social-media`,
    },
    token: () => token,
    headers: { origin: address },
  })
}

async function ready(server: ChildProcess, address: string) {
  for (let waited = 0; waited < 180_000; waited += 20) {
    if (hasEnded(server)) throw new Error(`the server ended with ${server.exitCode ?? server.signalCode}`)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error('the server is not ready after three minutes')
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/**
 * The process of a data folder's database, from the first line of its pid file, and the connection of the tables' owner.
 */
export function readPostmaster(dataDir: string) {
  const [pid] = readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')
  const running = runningDatabase(join(dataDir, 'database'))
  if (!running) throw new Error(`no database runs over ${dataDir}`)
  return { pid: Number(pid), url: running.ownerUrl }
}

const mostLines = 2000

/** Keeps the last lines that a process prints, which are enough to find out what went wrong, and all with these texts. */
function readOutput({ stdout, stderr }: ChildProcess, texts: readonly string[]) {
  const last: string[] = []
  const found = new Map(texts.map((text) => [text, [] as string[]]))
  const onLine = (line: string) => {
    last.push(line)
    if (last.length > mostLines) last.splice(0, mostLines / 2)
    for (const [text, lines] of found) if (line.includes(text)) lines.push(line)
  }
  for (const input of [stdout, stderr]) if (input) createInterface({ input }).on('line', onLine)
  return {
    printed: () => last.join('\n'),
    linesWith(text: string): readonly string[] {
      const lines = found.get(text)
      if (!lines) throw new Error(`nobody looks for «${text}»`)
      return lines
    },
  }
}
