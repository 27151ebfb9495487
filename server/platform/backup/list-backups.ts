import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, manifestName, readManifest } from './manifest.ts'

export type Backup = { folder: string; manifest: Manifest }

/** The complete backups in a folder, or the folder itself if it is one; the latest first. */
export async function listBackups(from: string): Promise<Backup[]> {
  const names = await readdir(from).catch((): string[] => [])
  const folders = names.includes(manifestName)
    ? [from]
    : names.map((name) => join(from, name)).filter((folder) => existsSync(join(folder, manifestName)))
  return folders
    .filter((folder) => !folder.endsWith('.part'))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .sort((one, other) => Date.parse(other.manifest.made) - Date.parse(one.manifest.made))
}
