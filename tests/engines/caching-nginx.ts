import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { cacheSettings, nginxProgram, untilListening, writeNginxSettings } from './nginx-settings.ts'

const purging = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'
const settings = join(import.meta.dirname, '../../deploy/nginx')

/** Whether Debian's nginx is installed on this machine. */
export const hasNginx = existsSync(nginxProgram)
/** Whether nginx's module for purging is installed, too. */
export const hasPurging = hasNginx && existsSync(purging)

/**
 * Starts the real nginx as a cache in front of an application, with the settings that we recommend to operators.
 * `purge`: the port at which it accepts purge requests.
 */
export async function startNginx({ before, purge }: { before: string; purge?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-nginx-'))
  const port = await freePort()
  const read = (name: string) => readFileSync(join(settings, name), 'utf8')
  const cache = cacheSettings(folder)
  const flags = writeNginxSettings(
    folder,
    `  access_log off;
${cache}
${purge ? read('purge.conf').replace('listen 127.0.0.1:8081', `listen 127.0.0.1:${purge}`) : ''}
  upstream trampolim {
    server ${new URL(before).host};
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://trampolim;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`,
    { before: purge ? `load_module ${purging};` : '' },
  )
  const server = spawn(nginxProgram, flags, { stdio: 'ignore' })
  await untilListening({ host: '127.0.0.1', port }, { ended: () => server.exitCode !== null })
  return {
    url: `http://127.0.0.1:${port}`,
    /** What nginx complained about. */
    problems: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    /** Everything that its cache contains: addresses, headers and bodies. */
    kept: () =>
      readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
        .join('\n'),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
