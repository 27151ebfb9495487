import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { childrenOf } from '../frozen.ts'

const program = '/usr/sbin/nginx'
const shipped = join(import.meta.dirname, '../../../deploy/nginx/trampolim.conf')

/** Whether Debian's nginx is installed on this machine. */
export const hasBalancer = existsSync(program)

type Leading = {
  /** A folder of its own. */
  folder: string
  /** Where the marketplace listens, on the balancer's own machine. */
  upstream: number
  /** The host at which people reach it. */
  host: string
  /** What runs a program in its network. */
  within: readonly string[]
}

/**
 * Starts the real nginx before a marketplace, by deploy/nginx/trampolim.conf without its TLS. People claim networks of their
 * own, which it believes here.
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
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const settings = join(folder, 'nginx.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    settings,
    `daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
${leading}
}
`,
  )
  const start = async () => {
    const [run = '', ...args] = [...within, program, '-p', folder, '-e', join(folder, 'error.log'), '-c', settings]
    const server = spawn(run, args, { stdio: 'ignore' })
    for (let waited = 0; !(await accepts({ host, port })); waited += 50) {
      if (waited > 10_000 || server.exitCode !== null) throw new Error('nginx does not start')
      await wait(50)
    }
    return server
  }
  let server = await start()
  return {
    address: `http://${host}:${port}`,
    pid: () => server.pid as number,
    /** Kills it with its processes at once, as the end of its service does. */
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

function accepts(at: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
