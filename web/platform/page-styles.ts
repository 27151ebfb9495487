import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageParts, piecesOf } from './page-parts.ts'
import { partFor, type Sheet, sheetOf } from './sheet.ts'

/** Returns the sheet at an address of the build; null if there is none, as while developing. */
export type SheetAt = (address: string) => Sheet | null

const link = /<link nonce="[^"]*" rel="stylesheet" href="([^"]*)"\/>/g

/** The sheets of a folder of the build, each taken apart once. */
export function sheetsOf(folder: string): SheetAt {
  const known = new Map<string, Sheet>()
  return (address) => {
    if (!/^\/assets\/[-\w]+\.css$/.test(address)) return null
    const sheet = known.get(address) ?? sheetOf(readFileSync(join(folder, address), 'utf8'))
    known.set(address, sheet)
    return sheet
  }
}

/**
 * Puts the styles that a page needs into the page itself, so that nothing else has to arrive before its first paint. Whole
 * sheets are needed only once scripts change the page: these put them behind their parts (`page-scripts.ts`).
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
