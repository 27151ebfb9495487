import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { startFault } from '../../fault.ts'

/** The user that runs the database server, since PostgreSQL refuses to run as root. Undefined if it runs as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined

const superuserName = 'trampolim'

/** The user under which root runs the server: the cluster's present owner, otherwise one created for it. */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(cluster)
  if (owner) return owner
  if (!lookUp(superuserName)) createUser(superuserName)
  const user = [superuserName, 'postgres', 'nobody'].map(lookUp).find(Boolean)
  if (!user) throw startFault('noUser', { name: superuserName })
  return user
}

function ownerOf(cluster: string): ServerUser {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found?.uid ? { uid: found.uid, gid: found.gid } : undefined
}

function lookUp(name: string): ServerUser {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined
}

/**
 * If this fails, another process may have created the user at the same moment, or another existing user can be used.
 */
function createUser(name: string) {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    execFileSync('useradd', [...options, name], { stdio: 'ignore' })
  } catch {
    return
  }
}
