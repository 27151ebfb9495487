import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxProgram, untilListening, writeNginxSettings } from '../../engines/nginx-settings.ts'
import { freePort } from '../../free-port.ts'
import { childrenOf } from '../frozen.ts'

const shipped = join(import.meta.dirname, '../../../deploy/nginx/trampolim.conf')

/** Whether Debian's nginx is installed on this machine. */
export const hasBalancer = existsSync(nginxProgram)

type Leading = {
  /** A folder for this balancer only. */
  folder: string
  /** The port at which the marketplace listens, on the balancer's own machine. */
  upstream: number
  /** The host by which clients reach it. */
  host: string
  /** The command that runs a program in its network. */
  within: readonly string[]
}

/**
 * Starts the real nginx in front of a marketplace, with deploy/nginx/trampolim.conf without TLS. Clients claim
 * different network addresses, which it trusts here.
 */
export async function startBalancer({ folder, upstream, host, within }: Leading) {
  const port = await freePort()
  const site = readFileSync(shipped, 'utf8')
  const [before = '', ...servers] = site.split(/^(?=server \{)/m)
  const own = servers.find((each) => each.includes('proxy_pass')) ?? ''
  const leading = `${before}${own}`
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('listen 443 ssl http2', `listen ${host}:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
    .replace(/access_log [^;]*;/, 'access_log off;')
    .replace(/error_log [^;]*;/, '')
  const flags = writeNginxSettings(folder, leading, { workers: 2, connections: 1024 })
  const start = async () => {
    const [run = '', ...args] = [...within, nginxProgram, ...flags]
    const server = spawn(run, args, { stdio: 'ignore' })
    await untilListening({ host, port }, { ended: () => server.exitCode !== null })
    return server
  }
  let server = await start()
  return {
    address: `http://${host}:${port}`,
    pid: () => server.pid as number,
    /** Kills it with all its processes at once, as when its service is stopped hard. */
    async kill() {
      const ended = once(server, 'exit')
      const children = childrenOf(server.pid as number)
      for (const pid of [server.pid as number, ...children]) process.kill(pid, 'SIGKILL')
      await ended
    },
    /** Starts it again at the same address. */
    async startAgain() {
      server = await start()
    },
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
