import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Bytes over the wire of a page's first view, as a browser that takes Brotli gets them. */
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
  const size: PageSize = { path, html: await bytesOf(address + path), scripts: 0, styles: 0, fonts: 0 }
  const assets = new Map([...html.matchAll(asset)].map(([, file = '', kind = '']) => [file, kind]))
  for (const [file, kind] of assets) {
    const bytes = await bytesOf(address + file)
    if (kind === 'js') size.scripts += bytes
    else if (kind === 'css') size.styles += bytes
    else size.fonts += bytes
  }
  return size
}

/** The bytes of a body as they are sent. */
async function bytesOf(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  return (await buffer(answer)).length
}
