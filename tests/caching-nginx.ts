import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/nginx'
const purging = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'
const settings = join(import.meta.dirname, '../deploy/nginx')

/** Whether Debian's nginx is installed on this machine. */
export const hasNginx = existsSync(program)
/** Whether its module that drops kept pages is installed, too. */
export const hasPurging = hasNginx && existsSync(purging)

/**
 * Starts the real nginx as a cache before an application, with the settings that we give operators. `purge`: the port at which it drops
 * pages.
 */
export async function startNginx({ before, purge }: { before: string; purge?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-nginx-'))
  for (const each of ['cache', 'body', 'proxy']) mkdirSync(join(folder, each))
  const port = await freePort()
  const read = (name: string) => readFileSync(join(settings, name), 'utf8')
  const cache = read('cache.conf').replace('/var/cache/nginx/trampolim', join(folder, 'cache'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${purge ? `load_module ${purging};` : ''}
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
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
  }
}
`,
  )
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  server.stderr.on('data', (part) => {
    told += part
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; !(await fetch(`${url}/healthz`).catch(() => null)); waited += 50) {
    if (waited > 10_000 || server.exitCode !== null) throw new Error(`nginx does not start: ${told}`)
    await wait(50)
  }
  return {
    url,
    /** What nginx complained about. */
    problems: () => told,
    /** Every byte that it keeps: addresses, headers and bodies. */
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
