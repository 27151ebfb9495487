import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from './breach.ts'

/** The folders whose subfolders ARCHITECTURE.md lists one by one. */
const mapped = ['marketplace', 'contract', 'server', 'tests']
const passedOver = new Set(['node_modules', 'build'])

/** The folders that are missing in the tree of ARCHITECTURE.md. */
export function unnamedFolders(checkout: string): Breach[] {
  const [tree = ''] =
    /(?<=## Folders\n)[\s\S]*?(?=\n## )/.exec(readFileSync(join(checkout, 'ARCHITECTURE.md'), 'utf8')) ?? []
  const named = new Set(tree.match(/[\w-]+(?=\/)/g))
  return mapped.flatMap((workspace) =>
    readdirSync(join(checkout, workspace), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !passedOver.has(entry.name) && !named.has(entry.name))
      .map(({ name }) => ({ file: `${workspace}/${name}`, says: 'is missing in the tree of ARCHITECTURE.md' })),
  )
}
