import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'

/** Bytes of a socket's path that every system accepts: macOS 103, Linux 107. */
const most = 100

/**
 * The folder of the Unix socket for a folder's database. A short statement takes a fifth less time through it than over
 * TCP. Null if the platform has no such sockets, or the path would be too long.
 */
export function socketFolder(folder: string): string | null {
  const path = join(folder, 'socket')
  const longest = join(path, '.s.PGSQL.65535')
  return process.platform === 'win32' || Buffer.byteLength(longest) > most ? null : path
}

/** Recreates the socket's folder, accessible only to the server, without leftovers of a killed server. */
export function makeSocketFolder({ folder, user }: Pick<Cluster, 'folder' | 'user'>): string | null {
  const path = socketFolder(folder)
  if (!path) return null
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (user) chownSync(path, user.uid, user.gid)
  return path
}
