import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'
import { startFault } from './fault.ts'
import { type Keyring, secretsOf } from './tokens.ts'

const pathIn = (dataDir: string) => join(dataDir, 'secret')

/** A secret that can't be guessed. */
export function newSecret(): string {
  return randomBytes(48).toString('base64url')
}

/** The secrets of an installation without a configured one, of which the first is generated once. @throws StartFault */
export function keptSecrets(dataDir: string): Keyring {
  makeDataFolder(dataDir)
  try {
    writeFileSync(pathIn(dataDir), newSecret(), { mode: 0o600, flag: 'wx' })
  } catch (problem) {
    // It exists already, perhaps because another process is starting at the same time.
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw startFault('unwritableFolder', { folder: dataDir })
  }
  return parseSecrets(readFileSync(pathIn(dataDir), 'utf8'))
}

/** The secrets of a data folder, without making any; null where there is none. */
export function readKeptSecrets(dataDir: string): Keyring | null {
  try {
    return parseSecrets(readFileSync(pathIn(dataDir), 'utf8'))
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw problem
  }
}

/** Replaces the secrets of a data folder, all at once and for their owner alone. */
export function replaceKeptSecrets(dataDir: string, secrets: Keyring) {
  const unfinished = `${pathIn(dataDir)}.part`
  writeFileSync(unfinished, textOf(secrets), { mode: 0o600, flush: true })
  renameSync(unfinished, pathIn(dataDir))
}

/** How secrets are written into a file: one in each line, the current one first. */
export function textOf(secrets: Keyring): string {
  return secretsOf(secrets).join('\n')
}

function parseSecrets(text: string): Keyring {
  const [current = '', ...former] = text.split('\n').map((line) => line.trim())
  return { current, former: former.filter((each) => each !== '') }
}
