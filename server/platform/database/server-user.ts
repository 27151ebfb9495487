import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { startFault } from '../fault.ts'

/** Who runs the database server: PostgreSQL refuses to run as root. Undefined where it runs as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined

const ownName = 'trampolim'

/** The user under which root runs the server: whose cluster it is already, else one made for it. */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(cluster)
  if (owner) return owner
  if (!lookUp(ownName)) createUser(ownName)
  const user = [ownName, 'postgres', 'nobody'].map(lookUp).find(Boolean)
  if (!user) throw startFault('noUser', { name: ownName })
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

/** If this fails, another process may have created the user at the same moment, or another existing user will do. */
function createUser(name: string) {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    execFileSync('useradd', [...options, name], { stdio: 'ignore' })
  } catch {
    return
  }
}
