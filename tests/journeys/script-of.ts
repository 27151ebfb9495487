import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the built script of a source file below `web`; scripts are named by their content alone. */
export function scriptOf(source: string): string {
  const manifest = join(import.meta.dirname, '../../web/build/client/.vite/manifest.json')
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const found = Object.keys(chunks).find((key) => key.split('?', 1)[0] === source)
  if (!found) throw new Error(`the build has no script of ${source}`)
  return `/${chunks[found]?.file}`
}
