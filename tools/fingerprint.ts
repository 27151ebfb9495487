import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const notSources = /(^|\/)((node_modules|build|build-former-assets|\.react-router)\/|[^/]*\.test\.tsx?$)/

/** A fingerprint of all sources in some folders of the checkout, and of the versions of packages. */
export async function fingerprintOf(checkout: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(join(checkout, 'package-lock.json')))
  for (const folder of folders) {
    const files = (await readdir(join(checkout, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !notSources.test(path.slice(checkout.length + 1)))
      .sort()
    for (const path of files) hash.update(path.slice(checkout.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}
