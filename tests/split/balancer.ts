import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheSettings, nginxProgram, untilListening, writeNginxSettings } from '../engines/nginx-settings.ts'
import { freePort } from '../free-port.ts'

const shipped = join(import.meta.dirname, '../../deploy/nginx/services.conf')
const run = promisify(execFile)

/** Whether Debian's nginx is installed on this machine. */
export const hasBalancer = existsSync(nginxProgram)

/** A process behind the balancer: its service as `SERVICES` names it, and its port. */
export type Served = { service: string; port: number }

/** A request that the balancer forwarded, and the port of the process that got it. */
export type Passed = { method: string; path: string; status: number; port: number }

/**
 * Copies deploy/nginx/services.conf into a folder, with free ports instead of the named ones. The file determines which
 * processes exist. `cached`: with deploy/nginx/cache.conf beside it.
 */
export async function prepareBalancer(folder: string, { cached = false } = {}) {
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
  const flags = writeNginxSettings(
    folder,
    `log_format passed '$request_method $uri $status $upstream_addr';
${cached ? cacheSettings(folder) : ''}
${services}`,
    { connections: 1024 },
  )
  return {
    port,
    served,
    /** What `nginx -t` says. */
    check: async () => (await run(nginxProgram, ['-t', ...flags])).stderr,
    /** The requests forwarded so far, except for connections that are still open. */
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
      const server = spawn(nginxProgram, flags, { stdio: 'ignore' })
      await untilListening({ host: '127.0.0.1', port }, { ended: () => server.exitCode !== null })
      return async () => {
        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        await ended
      }
    },
  }
}
