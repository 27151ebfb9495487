import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { startFault } from '../fault.ts'

export const manifestName = 'manifest.json'

const manifest = z.object({
  format: z.literal(1),
  /** The moment whose state the backup contains. */
  made: z.iso.datetime(),
  /**
   * `cluster`: the files of the embedded server. `base`: the files of the operator's own server. `dump`: made by
   * pg_dump.
   */
  database: z.enum(['cluster', 'base', 'dump']),
  /** PostgreSQL's major version; only a server of this version can read the files of a cluster. */
  version: z.string().optional(),
  /** Where uploaded files are: in the backup, or in a bucket, which isn't part of it. */
  files: z.enum(['copied', 'bucket']),
  /** SHA-256 of every file, by its path. */
  sums: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifest>

/**
 * Writes the list of everything in a backup's folder, with checksums. It is written last, so a backup that has one is
 * complete.
 */
export async function writeManifest(folder: string, said: Omit<Manifest, 'format' | 'sums'>): Promise<Manifest> {
  const written: Manifest = { format: 1, ...said, sums: await sumsOf(folder) }
  await writeFile(join(folder, manifestName), `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return written
}

/** @throws StartFault if a folder isn't a backup */
export function readManifest(folder: string): Manifest {
  const path = join(folder, manifestName)
  const { data } = manifest.safeParse(existsSync(path) ? parsed(readFileSync(path, 'utf8')) : null)
  if (!data) throw startFault('backup.none', { folder })
  return data
}

/** @throws StartFault that names the first file that is missing, additional or changed */
export async function checkSums(folder: string, { sums }: Manifest) {
  const found = await sumsOf(folder)
  const path = [...new Set([...Object.keys(sums), ...Object.keys(found)])].find((each) => sums[each] !== found[each])
  if (path) throw startFault('backup.damaged', { path: join(folder, path) })
}

async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const sums: Record<string, string> = {}
  for (const path of paths.sort()) {
    const name = relative(folder, path).split(sep).join('/')
    if (name === manifestName) continue
    const sum = createHash('sha256')
    await pipeline(createReadStream(path), sum)
    sums[name] = sum.digest('hex')
  }
  return sums
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
