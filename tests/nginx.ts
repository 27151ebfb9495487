import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/nginx'
const openssl = '/usr/bin/openssl'
const run = promisify(execFile)

/** Whether Debian's package of nginx is installed on this machine, and what makes a certificate. */
export const hasNginx = existsSync(program) && existsSync(openssl)

/** Puts deploy/nginx/trampolim.conf into a folder of its own, in front of a port of this machine, and checks it by `nginx -t`. */
export async function prepareNginx({ upstream }: { upstream: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-nginx-'))
  const [tls, plain] = await Promise.all([freePort(), freePort()])
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const of = ['-subj', '/CN=vagas.example.org', '-days', '2', '-keyout', key, '-out', certificate]
  await run(openssl, ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...of])
  const site = readFileSync(join(import.meta.dirname, '../deploy/nginx/trampolim.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
    .replaceAll('/var/log/nginx', folder)
  const settings = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const main = ['daemon off;', `pid ${folder}/pid;`, `error_log ${folder}/error.log;`, 'worker_processes 1;']
  if (process.getuid?.() === 0) main.push('user root;')
  const http = `http {\n${temporary.join('\n')}\n${site}\n}`
  writeFileSync(settings, [...main, 'events { worker_connections 256; }', http].join('\n'))
  const flags = ['-p', folder, '-e', join(folder, 'error.log'), '-c', settings]
  return {
    tls,
    plain,
    /** What `nginx -t` says. */
    check: async () => (await run(program, ['-t', ...flags])).stderr,
    async start() {
      const server = spawn(program, flags, { stdio: 'ignore' })
      for (let waited = 0; waited < 10_000 && !(await answers(tls)); waited += 50) await wait(50)
      return { stop: () => server.kill('SIGTERM') }
    },
    logged: () => readFileSync(join(folder, 'trampolim.log'), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      answered(true)
    })
    socket.on('error', () => answered(false))
  })
}
