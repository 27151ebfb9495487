import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from '../processes.ts'
import { roleUrl } from './roles.ts'

/** Where the embedded database of a folder listens while another process runs it; undefined where none does. */
export function runningDatabase(folder: string): { url: string; ownerUrl: string } | undefined {
  const data = join(folder, 'cluster')
  const [pid = '', , , port] = linesOf(join(data, 'postmaster.pid'))
  const runs = isAlive(Number.parseInt(pid, 10)) && commandOf(Number.parseInt(pid, 10)).includes(data)
  if (!runs || !port) return undefined
  return {
    url: roleUrl(folder, { role: 'application', port }),
    ownerUrl: roleUrl(folder, { role: 'owner', port }),
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
