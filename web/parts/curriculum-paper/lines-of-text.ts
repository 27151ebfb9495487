import { atFirstUse } from '@trampolim/phrases/formats.ts'
/** A run of text in one font. */
export type Run<Font> = { font: Font; text: string }

type Measure<Font> = (run: Run<Font>) => number

const letters = atFirstUse(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }))
const graphemes = (text: string) => [...letters().segment(text)].map(({ segment }) => segment)

/**
 * Divides a text into runs of one font each: every letter with its accents, and every emoji with its parts, gets the
 * first font that contains them.
 */
export function runsOf<Font>(text: string, fontFor: (grapheme: string) => Font): Run<Font>[] {
  const runs: Run<Font>[] = []
  for (const grapheme of graphemes(text)) {
    const font = fontFor(grapheme)
    const last = runs.at(-1)
    if (last?.font === font) last.text += grapheme
    else runs.push({ font, text: grapheme })
  }
  return runs
}

/** Breaks a text into lines of at most `width`: at spaces, and inside words that don't fit on a line of their own. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const put = (piece: string) => {
      if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += line === '' ? piece.trimStart() : piece
    }
    for (const piece of paragraph.match(/[^\S\u00a0]*(?:[\S\u00a0]+)/gu) ?? []) {
      if (widthOf(piece.trim()) <= width) put(piece)
      else for (const letter of graphemes(piece)) put(letter)
    }
    return line === '' ? lines : [...lines, line]
  })
}

/** The width of a text whose runs are measured one by one. */
export function widthOfRuns<Font>(runs: readonly Run<Font>[], measure: Measure<Font>): number {
  return runs.reduce((sum, run) => sum + measure(run), 0)
}
