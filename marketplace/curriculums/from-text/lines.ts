/** The longest text that is read, in characters, and its maximum number of lines: far more than a curriculum has. */
export const mostText = 120_000
const mostLines = 3000
const longestLine = 2000

/** One line of a curriculum. `cells`: its parts if it has columns. `isPoint`: whether it began with a bullet. */
export type Line = { readonly text: string; readonly cells: readonly string[]; readonly isPoint: boolean }

const bullet = /^[\s]*(?:[•●▪◦■□○◆►▶➢➤✓✔❖·∙§\uF0B7\uF0A7\uF076*»]|[-–—](?=\s))\s*/u

/** The non-blank lines of a text, tidied, without characters that can't be stored. */
export function linesOf(text: string): Line[] {
  return tidy(text)
    .split('\n')
    .slice(0, mostLines)
    .map(lineOf)
    .filter((line) => line.text !== '')
}

function tidy(text: string): string {
  return (
    text
      .slice(0, mostText)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
      // Soft hyphens and zero-width characters.
      .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
      .replace(/[^\P{Cc}\n\t]/gu, ' ')
      .replace(/[^\P{Zs} ]/gu, ' ')
  )
}

function lineOf(written: string): Line {
  const short = written.slice(0, longestLine)
  const isPoint = bullet.test(short)
  const bare = short.replace(bullet, '').trim()
  const cells = bare
    .split(/\t+| {4,}/)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
  return { text: cells.join(' '), cells, isPoint }
}

/** In lower case without accents; each letter keeps its position. */
export function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('')
}

/** A label at the beginning of a line with what follows it: 'Empresa: Padaria' has the label 'empresa'. */
export function labelled(text: string): { label: string; value: string } | null {
  const found = /^([^:\d]{2,40}?)\s*:\s*(.*)$/u.exec(text)
  return found ? { label: plain(found[1] ?? '').trim(), value: (found[2] ?? '').trim() } : null
}
