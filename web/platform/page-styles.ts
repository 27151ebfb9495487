import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
export function withStyles(html: string, { nonce, sheetAt }: { nonce: string; sheetAt: SheetAt }): string {
  const end = html.indexOf('</head>')
  let names: Set<string> | undefined
  const head = html.slice(0, end).replaceAll(link, (whole, address: string) => {
    const sheet = sheetAt(address)
    if (!sheet) return whole
    names ??= classesOf(html)
    return `<style nonce="${nonce}" data-of="${address}">${partFor(sheet, names)}</style>`
  })
  return names ? head + html.slice(end) : html
}

function classesOf(html: string): Set<string> {
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list)
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
