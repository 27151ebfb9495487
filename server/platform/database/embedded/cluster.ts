import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFault } from '../../fault.ts'
import { installedServer } from './server-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** The name of the cluster's only user and of its database. */
export const superuserName = 'trampolim'

export type Cluster = {
  /** The folder of the server's programs. */
  bin: string
  /** The folder of everything that belongs to the database. */
  folder: string
  /** The subfolder that is PostgreSQL's own. */
  data: string
  user: ServerUser
}

/** @throws StartFault if there is a cluster of another major version than the programs */
export function checkVersion(data: string) {
  const path = join(data, 'PG_VERSION')
  if (!existsSync(path)) return
  const found = readFileSync(path, 'utf8').trim()
  const [own = ''] = installedServer().version.split('.', 1)
  if (found !== own) throw startFault('otherVersion', { folder: data, found, own })
}

/** The password of the cluster's user, generated once; only a user who can read the folder's file can connect. */
export function passwordOf(folder: string): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

/** Creates the cluster if there is none. It appears whole or not at all, so that being killed meanwhile does no harm. */
export function makeCluster({ bin, data, folder, user }: Cluster, { password }: { password: string }) {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const unfinished = `${data}.part`
  const secret = join(folder, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) chownSync(secret, user.uid, user.gid)
  try {
    execFileSync(
      join(bin, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${superuserName}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's built-in locale: an index sorted by the system's would be wrong after an upgrade of the system.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    renameSync(unfinished, data)
  } catch (problem) {
    const said = String((problem as { stderr?: Buffer }).stderr ?? problem).trim()
    throw startFault('notCreated', { folder: data, said })
  } finally {
    rmSync(secret, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}
