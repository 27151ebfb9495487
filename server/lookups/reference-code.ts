import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { checkout } from '../platform/checkout.ts'

/** All code and data that determine the reference rows: rules, this folder, and the versions of packages. */
const folders = [join(checkout, 'marketplace'), join(checkout, 'server/lookups')]
const files = [join(checkout, 'package-lock.json')]

/** A fingerprint of the code that generates reference rows: while it is unchanged, so are the rows. */
export async function fingerprintOfCode(): Promise<string> {
  const found = await Promise.all(folders.map(sourcesIn))
  const paths = [...found.flat(), ...files].map((path) => ({
    path,
    name: relative(checkout, path).split(sep).join('/'),
  }))
  paths.sort((one, other) => (one.name < other.name ? -1 : 1))
  const contents = await Promise.all(paths.map(({ path }) => readFile(path)))
  const hash = createHash('sha256')
  for (const [at, { name }] of paths.entries()) hash.update(`${name}\n`).update(contents[at] ?? '')
  return hash.digest('hex')
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
