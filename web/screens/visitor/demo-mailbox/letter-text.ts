/** A piece of a letter's text: words, or a link. A link within the site is shown as its path. */
export type Piece = { text: string } | { text: string; url: string; own: boolean }

/** Splits a letter's text into words and links. Only http and https are links. */
export function piecesOf(text: string, publicUrl: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g)) {
    const [address] = found
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) })
    const own = address.startsWith(`${publicUrl}/`)
    pieces.push({ text: address, url: own ? address.slice(publicUrl.length) : address, own })
    at = found.index + address.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}
