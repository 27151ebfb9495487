import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { letsOthersThrough } from '../data-folder.ts'
import type { ServerUser } from '../database/embedded/server-user.ts'
import { startFault } from '../fault.ts'

/** The subfolder of an archive with the database's log, and the one with uploaded files. */
export const logIn = (archive: string) => join(archive, 'log')
export const filesIn = (archive: string) => join(archive, 'files')

/**
 * Prepares an archive's folders. An archive belongs to one data folder: if a restored copy wrote into the archive of
 * its original, both would become useless.
 * @throws StartFault if the archive isn't accessible to the server's user, or belongs to another data folder
 */
export function claimArchive(archive: string, { folder, user }: { folder: string; user: ServerUser }) {
  const log = logIn(archive)
  try {
    mkdirSync(archive, { recursive: true, mode: 0o755 })
    for (const path of [log, filesIn(archive)]) mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user) chownSync(log, user.uid, user.gid)
  } catch {
    throw startFault('unwritableFolder', { folder: archive })
  }
  if (user && !letsOthersThrough(archive)) throw startFault('archive.closed', { folder: archive })
  const [ours, its] = [join(folder, 'archive-id'), join(archive, 'archive-id')]
  if (!existsSync(its) && !existsSync(ours)) {
    const id = randomBytes(16).toString('hex')
    writeFileSync(its, id, { mode: 0o600, flag: 'wx' })
    writeFileSync(ours, id, { mode: 0o600 })
    return
  }
  if (!existsSync(its)) {
    // Another, empty folder was configured; the archive continues there.
    writeFileSync(its, readFileSync(ours), { mode: 0o600, flag: 'wx' })
    return
  }
  const isSame = existsSync(ours) && readFileSync(ours, 'utf8') === readFileSync(its, 'utf8')
  if (!isSame) throw startFault('archive.taken', { folder: archive })
}

/**
 * The server settings for archiving its log (WAL) at least every minute. A segment gets its final name only once it is
 * complete and on disk. An existing segment is never replaced, and a different one with the same name is an error.
 */
export function archiveSettings(archive: string): Record<string, string> {
  const log = logIn(archive)
  const [kept, part] = [`'${log}/%f'`, `'${log}/%f.part'`]
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `if [ -f ${kept} ]; then cmp -s '%p' ${kept}; else cp '%p' ${part} && sync ${part} && mv ${part} ${kept} && sync '${log}'; fi`,
  }
}

/**
 * The settings with which a server continues from a base backup with the archived log, up to a moment or to the end.
 */
export function recoverySettings(log: string, until: Date | null): Record<string, string> {
  return {
    restore_command: `cp '${log}/%f' '%p'`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // No connection is accepted before that moment is reached.
    hot_standby: 'off',
    // As a numeric offset, since names of time zones aren't known yet when this is read.
    ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  }
}
