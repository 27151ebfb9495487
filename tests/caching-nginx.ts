import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/nginx'
const settings = join(import.meta.dirname, '../deploy/nginx/cache.conf')

/** Whether Debian's nginx is installed on this machine. */
export const hasNginx = existsSync(program)

/** Starts the real nginx as a cache before an application, with the settings that we give operators. */
export async function startNginx({ before }: { before: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-nginx-'))
  for (const each of ['cache', 'body', 'proxy']) mkdirSync(join(folder, each))
  const port = await freePort()
  const cache = readFileSync(settings, 'utf8').replace('/var/cache/nginx/trampolim', join(folder, 'cache'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
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
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${before};
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
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
