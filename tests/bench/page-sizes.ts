import { gzipSync } from 'node:zlib'

/** Bytes over the wire of a page's first view, gzipped; fonts are already compressed. */
export type PageSize = { path: string; html: number; scripts: number; styles: number; fonts: number }

const asset = /["'](\/assets\/[^"']+\.(js|css|woff2))["']/g

/**
 * Fetches a page and everything that its document references: scripts that load at once or after the first paint,
 * styles, fonts.
 */
export async function sizeOfPage(address: string, path: string): Promise<PageSize> {
  const answer = await fetch(address + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  const size: PageSize = { path, html: gzip(Buffer.from(html)), scripts: 0, styles: 0, fonts: 0 }
  const assets = new Map([...html.matchAll(asset)].map(([, file = '', kind = '']) => [file, kind]))
  for (const [file, kind] of assets) {
    const bytes = Buffer.from(await (await fetch(address + file)).arrayBuffer())
    if (kind === 'js') size.scripts += gzip(bytes)
    else if (kind === 'css') size.styles += gzip(bytes)
    else size.fonts += bytes.length
  }
  return size
}

function gzip(bytes: Buffer): number {
  return gzipSync(bytes, { level: 6 }).length
}
