import latin from '@fontsource/figtree/files/figtree-latin-400-normal.woff?url'
import latinBold from '@fontsource/figtree/files/figtree-latin-700-normal.woff?url'
import otherLatin from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?url'
import otherLatinBold from '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?url'
import emoji from '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff?url'
import alphabets from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import { drawPaper, lettersOf, type PaperFonts } from './draw-paper.ts'
import type { Paper } from './paper.ts'

/** Makes the PDF of a curriculum in the browser; load this file on first use. @throws if a font can't be fetched */
export async function makePdf(paper: Paper): Promise<Blob> {
  const [usual, bold, logo] = await Promise.all([
    Promise.all([latin, otherLatin].map(bytesOf)),
    Promise.all([latinBold, otherLatinBold].map(bytesOf)),
    bytesOf('/logo.png'),
  ])
  const fonts = await withFallbacks(paper, { usual, bold })
  return new Blob([await drawPaper(paper, { fonts, logo, now: new Date() })], { type: 'application/pdf' })
}

/** Adds the large fonts for other alphabets and for emoji, only if the text needs them. */
async function withFallbacks(paper: Paper, fonts: PaperFonts): Promise<PaperFonts> {
  const known = new Set(fonts.usual.flatMap(lettersOf))
  const isWritten = [...JSON.stringify(paper).normalize('NFC')].some(
    (each) => !known.has(each.codePointAt(0) as number),
  )
  if (!isWritten) return fonts
  const more = await Promise.all([alphabets, emoji].map(bytesOf))
  return { usual: [...fonts.usual, ...more], bold: [...fonts.bold, ...more] }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
