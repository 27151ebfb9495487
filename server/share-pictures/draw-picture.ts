import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { checkout } from '../platform/checkout.ts'
import { once } from '../platform/once.ts'
import { brandFonts } from './brand-fonts.ts'

/** The texts in a picture of a job or a notice; `fact` is its salary or its day. */
export type SharedTexts = { title: string; company: string; place: string; fact: string }

/** The positions of texts on the background of 1200 × 630 pixels, the size that networks show. */
const left = 80
const top = 76
const width = 1040
/** The title ends above the brand's arcs. */
const mostTitle = 190
const titleSizes = [84, 70, 58, 48] as const
const longestTitle = 110
const longestLine = 58
const colours = { title: '#f4f1e4', soft: '#cfe0d8', fact: '#f2b42c' } as const

/** The brand's background: `ground.svg` as rendered by a browser. */
const ground = once(() => readFile(join(checkout, 'server/share-pictures/ground.png')))

/** Draws the picture of a job or a notice that networks and chats show beside its link, as a PNG. */
export async function drawPicture({ title: name, company, place, fact }: SharedTexts): Promise<Buffer> {
  const title = await fittingTitle(shortened(name.trim() || '?', longestTitle))
  let y = top + title.height + 38
  const overlays: OverlayOptions[] = [{ input: title.data, left, top }]
  for (const { text, colour, bold, points } of [
    { text: [company, place].filter(Boolean).join(' · '), colour: colours.soft, bold: false, points: 38 },
    { text: fact, colour: colours.fact, bold: true, points: 44 },
  ]) {
    const line = await written(shortened(text, longestLine), { colour, bold, points, width: 740 })
    if (!line) continue
    overlays.push({ input: line.data, left, top: y })
    y += line.height + 26
  }
  return sharp(await ground())
    .composite(overlays)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The title in the largest size in which it fits; its beginning if it fits in none. */
async function fittingTitle(text: string): Promise<Written> {
  for (const points of titleSizes) {
    const title = await written(text, { colour: colours.title, bold: true, points, width })
    if (title && title.height <= mostTitle) return title
  }
  return fittingTitle(shortened(text, Math.ceil(text.length / 2)))
}

type Written = { data: Buffer; height: number }
type Writing = { colour: string; bold: boolean; points: number; width: number }

async function written(text: string, { colour, bold, points, width }: Writing): Promise<Written | undefined> {
  if (text.trim() === '') return undefined
  const fonts = brandFonts()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Figtree ${bold ? 'Bold ' : ''}${points}`,
      fontfile: bold ? fonts.bold : fonts.regular,
      width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

/** A text as Pango's markup contains it; control characters can't be part of it. */
function escaped(text: string): string {
  return text.replace(/\p{C}/gu, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function shortened(text: string, longest: number): string {
  const letters = [...text]
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
