import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from '../processes.ts'
import { ownName } from './cluster.ts'

/** Where the embedded database of a folder listens while another process runs it; undefined where none does. */
export function runningDatabase(folder: string): string | undefined {
  const data = join(folder, 'cluster')
  const [pid = '', , , port] = linesOf(join(data, 'postmaster.pid'))
  const [password] = linesOf(join(folder, 'password'))
  const runs = isAlive(Number.parseInt(pid, 10)) && commandOf(Number.parseInt(pid, 10)).includes(data)
  return runs && port && password ? `postgresql://${ownName}:${password}@127.0.0.1:${port}/${ownName}` : undefined
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
