import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageParts, piecesOf } from './page-parts.ts'
import { partFor, type Sheet, sheetOf } from './sheet.ts'
import { fontsSheetOf } from './sheet-names.ts'

/** Returns the style sheet at an address of the build; null if there is none, as during development. */
export type SheetAt = (address: string) => Sheet | null

const link = /<link nonce="[^"]*" rel="stylesheet" href="([^"]*)"\/>/g

/** The style sheets of a build folder, each parsed only once. */
export function sheetsOf(folder: string): SheetAt {
  const known = new Map<string, Sheet>()
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const files = (address: string) => [...new Set([fontsSheetOf(address), address])]
  return (address) => {
    if (!/^\/assets\/[-\w]+\.css$/.test(address)) return null
    const sheet = known.get(address) ?? sheetOf(files(address).map(read).join(''))
    known.set(address, sheet)
    return sheet
  }
}

/**
 * Puts the styles that a page needs into the page itself, so that nothing else has to load before the first paint. The
 * whole style sheets are needed only once scripts change the page; the scripts then append them after these inline
 * parts (`page-scripts.ts`). Fonts are declared in the page alone: a second declaration in a later sheet would make the
 * browser change the font of text that it already shows.
 */
export function withStyles(page: PageParts, { nonce, sheetAt }: { nonce: string; sheetAt: SheetAt }): PageParts {
  let names: Set<string> | undefined
  const head = page.head.replaceAll(link, (whole, address: string) => {
    const sheet = sheetAt(address)
    if (!sheet) return whole
    names ??= classesOf(page)
    return `<style nonce="${nonce}" data-of="${address}">${partFor(sheet, names)}</style>`
  })
  return { ...page, head }
}

function classesOf(page: PageParts): Set<string> {
  const lists = new Set<string>()
  for (const piece of piecesOf(page)) {
    for (const [, list = ''] of piece.matchAll(/ class="([^"]*)"/g)) lists.add(list)
  }
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
