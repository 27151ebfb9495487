import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { cacheSettings, nginxProgram, untilListening, writeNginxSettings } from './nginx-settings.ts'

const openssl = '/usr/bin/openssl'
const run = promisify(execFile)

/** Whether Debian's package of nginx is installed on this machine, and what makes a certificate. */
export const hasNginx = existsSync(nginxProgram) && existsSync(openssl)

/**
 * Copies deploy/nginx/trampolim.conf into a separate folder, in front of a port of this machine, or of several ports
 * which stand for several machines, and checks it with `nginx -t`. `cached`: with deploy/nginx/cache.conf beside it.
 */
export async function prepareNginx({
  upstream,
  cached = false,
}: {
  upstream: number | readonly number[]
  cached?: boolean
}) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-nginx-'))
  const [tls, plain] = await Promise.all([freePort(), freePort()])
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const of = ['-subj', '/CN=vagas.example.org', '-days', '2', '-keyout', key, '-out', certificate]
  await run(openssl, ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...of])
  const site = readFileSync(join(import.meta.dirname, '../../deploy/nginx/trampolim.conf'), 'utf8')
    .replace(/(?: *server 127\.0\.0\.1:3000 [^;]*;\n)+/, (alone) =>
      typeof upstream === 'number' ? alone.replaceAll('3000', String(upstream)) : upstream.map(machine).join(''),
    )
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
    .replaceAll('/var/log/nginx', folder)
  const flags = writeNginxSettings(folder, cached ? cacheSettings(folder) + site : site)
  return {
    tls,
    plain,
    /** What `nginx -t` says. */
    check: async () => (await run(nginxProgram, ['-t', ...flags])).stderr,
    async start() {
      const server = spawn(nginxProgram, flags, { stdio: 'ignore' })
      await untilListening({ host: '127.0.0.1', port: tls }, { ended: () => server.exitCode !== null })
      return { stop: () => server.kill('SIGTERM') }
    },
    logged: () => readFileSync(join(folder, 'trampolim.log'), 'utf8'),
    /** Everything that it wrote into any log. */
    logs: () => {
      const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
      return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A machine's line in the upstream, as docs/operating.md describes it for several. */
const machine = (port: number) => `  server 127.0.0.1:${port} max_fails=3 fail_timeout=10s;\n`
