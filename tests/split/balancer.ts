import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/nginx'
const shipped = join(import.meta.dirname, '../../deploy/nginx/services.conf')
const run = promisify(execFile)

/** Whether Debian's nginx is installed on this machine. */
export const hasBalancer = existsSync(program)

/** A process that the balancer leads to: its service as `SERVICES` names it, and its port. */
export type Served = { service: string; port: number }

/** A request that the balancer passed on, and the port of the process that got it. */
export type Passed = { method: string; path: string; status: number; port: number }

/**
 * Puts deploy/nginx/services.conf into a folder, with free ports instead of those that it names. Which processes there are
 * is what the file says.
 */
export async function prepareBalancer(folder: string) {
  const port = await freePort()
  const given = readFileSync(shipped, 'utf8')
  const ports = new Map<string, number>([['3000', port]])
  for (const [, named = ''] of given.matchAll(/127\.0\.0\.1:(\d+)/g)) {
    if (!ports.has(named)) ports.set(named, await freePort())
  }
  const services = given
    .replaceAll(/127\.0\.0\.1:(\d+)/g, (_, named: string) => `127.0.0.1:${ports.get(named)}`)
    .replace('access_log off;', `access_log ${folder}/passed passed;`)
  const served = [...given.matchAll(/^upstream trampolim_(\w+) \{([^}]*)/gm)].flatMap(([, name = '', lines = '']) =>
    [...lines.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
      ([, named = '']): Served => ({ service: name.replaceAll('_', '-'), port: ports.get(named) as number }),
    ),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const settings = join(folder, 'nginx.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    settings,
    `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
log_format passed '$request_method $uri $status $upstream_addr';
${temporary.join('\n')}
${services}
}
`,
  )
  const flags = ['-p', folder, '-e', join(folder, 'error.log'), '-c', settings]
  return {
    port,
    served,
    /** What `nginx -t` says. */
    check: async () => (await run(program, ['-t', ...flags])).stderr,
    /** What it passed on so far, but for connections that are still open. */
    passed: () =>
      readFileSync(join(folder, 'passed'), 'utf8')
        .split('\n')
        .flatMap((line): Passed[] => {
          const [method = '', path = '', status, address = ''] = line.split(' ')
          const to = Number(address.split(':').at(-1))
          return to ? [{ method, path, status: Number(status), port: to }] : []
        }),
    problems: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async start() {
      const server = spawn(program, flags, { stdio: 'ignore' })
      for (let waited = 0; !(await accepts(port)); waited += 50) {
        if (waited > 10_000 || server.exitCode !== null) throw new Error('nginx does not start')
        await wait(50)
      }
      return async () => {
        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        await ended
      }
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
