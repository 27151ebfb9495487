import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from '../../processes.ts'
import { passwordOf, superuserName } from './cluster.ts'
import { roleUrl } from './roles.ts'

type Connections = { url: string; ownerUrl: string; superuserUrl: string }

/** The connections of a folder's embedded database while another process runs it; undefined if none does. */
export function runningDatabase(folder: string): Connections | undefined {
  const data = join(folder, 'cluster')
  const [pid = '', , , port, socket = ''] = linesOf(join(data, 'postmaster.pid'))
  const runs = isAlive(Number.parseInt(pid, 10)) && commandOf(Number.parseInt(pid, 10)).includes(data)
  if (!runs || !port) return undefined
  return {
    url: roleUrl(folder, { role: 'application', port, socket: socket || null }),
    ownerUrl: roleUrl(folder, { role: 'owner', port, socket: socket || null }),
    superuserUrl: `postgresql://${superuserName}:${passwordOf(folder)}@127.0.0.1:${port}/${superuserName}`,
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
