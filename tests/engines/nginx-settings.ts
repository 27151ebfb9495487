import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where Debian's package puts nginx. */
export const nginxProgram = '/usr/sbin/nginx'

/** deploy/nginx/cache.conf, which keeps pages below a folder. */
export function cacheSettings(folder: string): string {
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx/cache.conf'), 'utf8')
  mkdirSync(join(folder, 'cache'), { recursive: true })
  return shipped.replace('/var/cache/nginx/trampolim', join(folder, 'cache'))
}

type Around = {
  /** Settings before all blocks, such as a module to load. */
  before?: string
  workers?: number
  connections?: number
}

/**
 * Writes nginx settings for a test into a folder, which also gets all files that nginx writes. `http`: the content of
 * that block.
 * @returns the arguments with which nginx uses them
 */
export function writeNginxSettings(
  folder: string,
  http: string,
  { before = '', workers = 1, connections = 256 }: Around = {},
): string[] {
  const settings = join(folder, 'nginx.conf')
  const log = join(folder, 'error.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    settings,
    `daemon off;
${before}
worker_processes ${workers};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${log};
events { worker_connections ${connections}; }
http {
# As Debian's own nginx.conf has it.
gzip on;
${temporary.join('\n')}
${http}
}
`,
  )
  return ['-p', folder, '-e', log, '-c', settings]
}

/** Waits until a port accepts connections; `ended` says whether it never will. */
export async function untilListening(
  address: { host: string; port: number },
  { ended = () => false, longest = 10_000 }: { ended?: () => boolean; longest?: number } = {},
): Promise<void> {
  for (let waited = 0; !(await accepts(address)); waited += 50) {
    if (waited > longest || ended()) throw new Error('nginx does not start')
    await wait(50)
  }
}

function accepts(address: { host: string; port: number }): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect(address, () => {
      socket.destroy()
      answered(true)
    })
    socket.on('error', () => answered(false))
  })
}
