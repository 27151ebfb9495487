import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Configuration } from '../configuration.ts'
import { readKeptSecrets } from '../kept-secret.ts'
import { type Finding, fault, warning, well } from './finding.ts'

const gigabyte = 1e9
/** Free space in bytes below which the disk counts as nearly full, and as low. */
const disk = { full: gigabyte, low: 5 * gigabyte }
const shortest = 32
/**
 * The minimum number of different characters; a random secret of 32 characters has fewer only once in many millions.
 */
const fewestCharacters = 10
const guessable = /change.?me|secret|senha|password|trampolim|example|0123456789|abcdefgh/i

/** Whether the data folder can be written; a missing one is created at the first start. */
export function checkFolder(folder: string): Finding {
  const present = existsSync(folder)
  try {
    accessSync(present ? folder : nearest(folder), constants.W_OK | constants.X_OK)
    return well(present ? 'folder.ok' : 'folder.later', { folder })
  } catch {
    return fault('folder.closed', { folder })
  }
}

/** Whether other users of this machine can read the files with passwords and secrets. */
export function checkRights(folder: string): Finding[] {
  const names = ['secret', ...['password', 'owner-password', 'application-password'].map((name) => `database/${name}`)]
  const open = names
    .map((name) => join(folder, name))
    .filter(
      (path) => process.platform !== 'win32' && ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) > 0,
    )
  return open.length ? open.map((path) => fault('rights.open', { path })) : [well('rights.ok')]
}

/** How much free space the disk of a folder has, compared with `limits` in bytes. */
export async function checkDisk(folder: string, limits = disk): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(nearest(folder))
    const free = bavail * bsize
    const values = { free: (free / gigabyte).toFixed(1).replace('.', ','), folder }
    if (free < limits.full) return fault('disk.full', values)
    return free < limits.low ? warning('disk.low', values) : well('disk.ok', values)
  } catch {
    return warning('disk.unknown', { folder })
  }
}

/**
 * Whether something keeps this machine's clock right, which an embedded database shares; `ask` returns systemd's answer
 * and fails on systems without it.
 */
export async function checkTime(ask = askSystemd): Promise<Finding> {
  const answer = await ask().catch(() => '')
  if (answer === 'no') return warning('clock.alone')
  return well(answer === 'yes' ? 'clock.kept' : 'clock.unknown')
}

async function askSystemd(): Promise<string> {
  const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 5000,
  })
  return stdout.trim()
}

/** Whether the secret, from the setting or the data folder, can't be guessed. */
export function checkSecret({ given, folder }: { given: string | undefined; folder: string }): Finding {
  const path = join(folder, 'secret')
  if (given) return isStrong(given) ? well('secret.ok') : fault('secret.weak', { name: 'SECRET' })
  try {
    const kept = readKeptSecrets(folder)?.current
    if (kept === undefined) return well('secret.later')
    if (kept.length < shortest) return fault('secret.short', { path })
    return isStrong(kept) ? well('secret.ok') : fault('secret.weak', { name: path })
  } catch {
    return fault('folder.closed', { folder })
  }
}

/** Whether people can reach the product safely, and who can see the demo world. */
export function checkAddress({ publicUrl, trustProxy, localOnly, demo }: Configuration): Finding[] {
  const secure = publicUrl.startsWith('https:')
  const safety = () => {
    if (!secure && !localOnly) return fault('address.plain', { address: publicUrl })
    return secure && !trustProxy ? warning('address.noProxy') : well('address.ok', { address: publicUrl })
  }
  return [safety(), ...(demo && !localOnly ? [warning('demo.open')] : [])]
}

function isStrong(secret: string): boolean {
  return secret.length >= shortest && new Set(secret).size >= fewestCharacters && !guessable.test(secret)
}

/** The folder itself, or the nearest existing parent. */
function nearest(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearest(dirname(folder))
}
