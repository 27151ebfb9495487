import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { startFault } from './fault.ts'

/**
 * Creates a data folder if it is missing. Whatever the umask, other users can enter a folder that root created, since
 * the database's own user must reach its part; secret files have modes of their own.
 * @throws StartFault if it isn't writable
 */
export function makeDataFolder(folder: string) {
  try {
    const firstMade = mkdirSync(folder, { recursive: true })
    if (firstMade && process.getuid?.() === 0) openUpTo(firstMade, folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw startFault('unwritableFolder', { folder })
  }
}

function openUpTo(top: string, folder: string) {
  for (let at = folder; at.length >= top.length; at = dirname(at)) chmodSync(at, 0o755)
}

/** Whether a user without rights of their own can enter a folder: every parent folder must be searchable by others. */
export function letsOthersThrough(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
