import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** What a page's first view loads, in bytes over the wire (gzip), and the number of fonts. */
export type FirstView = { scripts: number; styles: number; fonts: number }

/**
 * Sums what the browser loads for a page: the stylesheet, the entry, the root, the frame and the screen, with all their
 * imports.
 */
export function firstViewOf(build: string, routeFiles: readonly string[]): FirstView {
  const client = join(build, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build knows no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('style.css')
  for (const file of routeFiles) visit(keyOf(manifest, file))

  const wire = (pattern: RegExp) =>
    [...files]
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)
  return {
    scripts: wire(/\.js$/),
    styles: wire(/\.css$/),
    fonts: [...files].filter((file) => /\.woff2$/.test(file)).length,
  }
}

function keyOf(manifest: Manifest, file: string): string {
  const found = Object.keys(manifest).find((key) => key.split('?', 1)[0] === file)
  if (!found) throw new Error(`the build has no entry for ${file}`)
  return found
}
