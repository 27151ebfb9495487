import { curriculumPaper as phrases } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { linesOf, type Run, runsOf, widthOfRuns } from './lines-of-text.ts'
import type { Paper } from './paper.ts'

const t = speak(phrases)

/** The font files, each list in the order in which they are tried for a letter. */
export type PaperFonts = { usual: readonly Uint8Array[]; bold: readonly Uint8Array[] }

/** Sizes are those of the screen, drawn at this scale (specification, data §9). */
const scale = 0.75
/** A line that would begin below this begins a new page; in points (specification, data §9). */
const lowest = 700
const page = { width: 595.28, left: 64 * scale, top: 60 * scale }
const width = page.width - 2 * page.left
const colours = { ink: '#14261f', soft: '#4d5c55', brand: '#0b5d4b' } as const

type Weight = keyof PaperFonts
type Style = {
  weight: Weight
  /** In pixels of the screen. */
  size: number
  colour: string
  /** The role of its text in the document's structure. */
  role: 'H1' | 'H2' | 'H3' | 'P' | 'LBody'
  indent?: number
}

const styles = {
  name: { weight: 'bold', size: 30, colour: colours.ink, role: 'H1' },
  contact: { weight: 'usual', size: 14, colour: colours.soft, role: 'P' },
  section: { weight: 'bold', size: 18, colour: colours.brand, role: 'H2' },
  item: { weight: 'bold', size: 15, colour: colours.ink, role: 'H3' },
  about: { weight: 'usual', size: 14, colour: colours.soft, role: 'P' },
  text: { weight: 'usual', size: 15, colour: colours.ink, role: 'P' },
  line: { weight: 'usual', size: 15, colour: colours.ink, role: 'LBody', indent: 16 },
} as const satisfies Record<string, Style>

/** The replacement for a letter that no font contains. */
const unknownLetter = '?'
const drawnText = ({ font, text }: Run<string | null>) =>
  font === null ? unknownLetter.repeat([...text].length) : text

/** The emoji font has one colour, so it draws every skin tone the same. */
const skinTone = /[\u{1f3fb}-\u{1f3ff}]/u

/**
 * Draws the PDF of a curriculum: A4, with a text layer, bookmarks, a title and the structure that screen readers follow.
 * @returns its bytes
 */
export async function drawPaper(
  paper: Paper,
  { fonts, logo, now }: { fonts: PaperFonts; logo: Uint8Array; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  // The library's types lack PDF/UA.
  const options: object = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    // The first page is added below, since the library would otherwise look for one of its own fonts.
    autoFirstPage: false,
    font: '',
    info: { Title: paper.title, Author: paper.name, Creator: t('logo'), Producer: t('logo'), CreationDate: now },
  }
  const doc = new PDFDocument(options)
  const bytes = bytesOf(doc)
  const known = { usual: fontsOf(doc, 'usual', fonts.usual), bold: fontsOf(doc, 'bold', fonts.bold) }
  const usual = known.usual[0]?.name ?? ''
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  doc.addPage()
  let y: number = page.top

  const runsIn = (text: string, weight: Weight) => runsOf(text, (grapheme) => fontFor(known[weight], grapheme))
  const measure = ({ font, text }: Run<string | null>, size: number) => {
    doc.font(font ?? usual).fontSize(size)
    return doc.widthOfString(drawnText({ font, text }))
  }
  const space = (pixels: number) => {
    y += pixels * scale
  }
  const makeRoom = (needed: number) => {
    if (y + needed <= lowest) return
    doc.addPage()
    y = page.top
  }
  const drawLine = (line: string, style: Style, x: number) => {
    const size = style.size * scale
    const content = doc.markStructureContent(style.role === 'LBody' ? 'P' : style.role)
    let at = x
    for (const run of runsIn(line, style.weight)) {
      const wide = measure(run, size)
      const isDrawnOtherwise = run.font === null || skinTone.test(run.text)
      if (isDrawnOtherwise) doc.markContent('Span', { actual: run.text })
      doc.fillColor(style.colour).text(drawnText(run), at, y, { lineBreak: false, baseline: 'top' })
      if (isDrawnOtherwise) doc.endMarkedContent()
      at += wide
    }
    doc.endMarkedContent()
    y += size * 1.42
    return content
  }
  /** Draws a text line by line, starting a new page when one is full. */
  const write = (text: string, style: Style, parent: PDFKit.PDFStructureElement) => {
    const size = style.size * scale
    const x = page.left + (style.indent ?? 0) * scale
    const broken = linesOf(text.normalize('NFC'), page.left + width - x, (part) =>
      widthOfRuns(runsIn(part, style.weight), (run) => measure(run, size)),
    )
    const contents = broken.map((line) => {
      makeRoom(0)
      return drawLine(line, style, x)
    })
    if (contents.length > 0) parent.add(doc.struct(style.role === 'LBody' ? 'P' : style.role, {}, contents))
  }

  placeLogo()
  write(paper.name, styles.name, whole)
  doc.outline.addItem(paper.name)
  for (const line of paper.lines) write(line, styles.contact, whole)
  for (const { title, blocks } of paper.sections) {
    const section = doc.struct('Sect')
    space(18)
    // A title isn't left alone at the bottom of a page.
    makeRoom(60 * scale)
    const mark = doc.outline.addItem(title)
    write(title, styles.section, section)
    space(2)
    for (const block of blocks) {
      if (block.is === 'item') {
        space(6)
        makeRoom(40 * scale)
        mark.addItem(block.title)
        write(block.title, styles.item, section)
        for (const line of block.lines) write(line, styles.about, section)
        if (block.text) write(block.text, styles.text, section)
      } else write(block.text, block.is === 'line' ? styles.line : styles.text, section)
    }
    section.end()
    whole.add(section)
  }
  whole.end()
  numberPages()
  doc.end()
  return bytes

  function placeLogo() {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.image(logo as never, page.width - page.left - 40 * scale, page.top - 6 * scale, { width: 40 * scale })
    doc.endMarkedContent()
  }

  function numberPages() {
    const { count } = doc.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(at)
      doc.markContent('Artifact', { type: 'Pagination' })
      doc
        .font(usual)
        .fontSize(12 * scale)
        .fillColor(colours.soft)
      doc.text(t('page', { page: at + 1, pages: count }), page.left, 790, { lineBreak: false })
      doc.endMarkedContent()
    }
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((made, failed) => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', () => made(joined(chunks)))
    doc.on('error', failed)
  })
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

type KnownFont = { name: string; letters: ReadonlySet<number> }

function fontsOf(doc: PDFKit.PDFDocument, weight: Weight, all: readonly Uint8Array[]): KnownFont[] {
  return all.map((bytes, at) => {
    const name = `${weight}-${at}`
    doc.registerFont(name, bytes as never)
    return { name, letters: new Set(lettersOf(bytes)) }
  })
}

/** The code points that a font can draw. */
export function lettersOf(font: Uint8Array): readonly number[] {
  const made = create(font as never)
  return 'characterSet' in made ? made.characterSet : []
}

/** Joiners and variation selectors only say how their neighbours are drawn. */
const onlyShapes = /\u200c|\u200d|\ufe0e|\ufe0f/gu

/** The first font that contains all of a grapheme; null if none does. */
function fontFor(fonts: readonly KnownFont[], grapheme: string): string | null {
  const needed = [...grapheme.replace(onlyShapes, '')].map((each) => each.codePointAt(0) as number)
  return fonts.find(({ letters }) => needed.every((each) => letters.has(each)))?.name ?? null
}
