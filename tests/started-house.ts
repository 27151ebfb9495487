import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { freePort } from './free-port.ts'

const checkout = join(import.meta.dirname, '..')
/** What `npm start` gives to Node: the limits of its memory with the rest. */
const [, ...npmStart] = (
  JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start.split(' ')

/** The whole marketplace in a process of its own, as `npm start` brings it up. */
export type StartedHouse = {
  /** Where pages are, such as `http://localhost:40123`. */
  address: string
  /** Where its database listens. */
  databaseUrl: string
  /** The server's process. */
  pid: number
  /** Milliseconds from the start of the process to its first ready answer. */
  readyAfter: number
  /** The contract's calls over HTTP, as a visitor or with a session's token. */
  calls: (token?: string) => Calls
  /** What it printed last. */
  printed: () => string
  /** Asks what was loaded before the server (`preload`) and gives its next answer. */
  ask: (question: string) => Promise<unknown>
  /** Ends it in order. */
  stop: () => Promise<void>
  /** Kills the server and its database at once, without a chance to write anything. */
  kill: () => Promise<void>
}

type StartedHouseOptions = {
  dataDir: string
  demo: boolean
  /** A module that is loaded before the server, to measure from within. */
  preload?: string
}

/**
 * Starts everything over a data folder, on a free port, and waits until it is ready.
 * @throws an Error with what it printed where it ends before that or isn't ready in three minutes
 */
export async function startHouse({ dataDir, demo, preload }: StartedHouseOptions): Promise<StartedHouse> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const begun = performance.now()
  const server = spawn(process.execPath, [...(preload ? ['--import', preload] : []), ...npmStart], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: String(demo), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
  })
  const said: Buffer[] = []
  for (const output of [server.stdout, server.stderr]) output?.on('data', (chunk: Buffer) => keepLast(said, chunk))
  await ready(server, address).catch((problem: Error) => {
    server.kill('SIGKILL')
    throw new Error(`${problem.message}\n${Buffer.concat(said).toString()}`)
  })
  const readyAfter = performance.now() - begun
  const postmaster = readPostmaster(dataDir)

  return {
    address,
    databaseUrl: postmaster.url,
    pid: server.pid as number,
    readyAfter,
    calls: (token) =>
      httpCalls({
        addresses: {
          gateway: `${address}/api/gateway`,
          searchJobs: `${address}/api/search-jobs`,
          searchCv: `${address}/api/search-cv`,
          socialMedia: `${address}/api/social-media`,
        },
        token: () => token,
      }),
    printed: () => Buffer.concat(said).toString(),
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
      process.kill(postmaster.pid, 'SIGKILL')
      server.kill('SIGKILL')
      await ended
    },
  }
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

/** The process and the address of a data folder's database, from its own file: the process id on its first line, the port on its fourth. */
export function readPostmaster(dataDir: string) {
  const [pid, , , port] = readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'database/password'), 'utf8').trim()
  return { pid: Number(pid), url: `postgres://trampolim:${password}@127.0.0.1:${port}/trampolim` }
}

/** Of everything printed the last part is enough to tell what went wrong. */
function keepLast(said: Buffer[], chunk: Buffer) {
  said.push(chunk)
  if (said.length > 200) said.splice(0, 100)
}
