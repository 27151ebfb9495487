import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { partsOf, piecesOf } from './page-parts.ts'
import { sheetsOf, withStyles } from './page-styles.ts'

const folder = mkdtempSync(join(tmpdir(), 'trampolim-sheets-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/style-1.css'), 'p{margin:0}._a{top:0}._b{top:1px}')
writeFileSync(join(folder, 'assets/signed-in-1.css'), '._c{top:2px}')
writeFileSync(join(folder, 'assets/fonts-1.css'), '@font-face{font-family:F}')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sheetAt = sheetsOf(folder)
const linkTo = (address: string) => `<link nonce="n" rel="stylesheet" href="${address}"/>`
const styled = (head: string) => piecesOf(withStyles(partsOf(pageWith(head)), { nonce: 'n', sheetAt })).join('')
const pageWith = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><p class="_a _c">Olá</p></body></html>`

it('puts what a page needs of a sheet in its place', () => {
  expect(styled(linkTo('/assets/style-1.css'))).toBe(
    pageWith('<style nonce="n" data-of="/assets/style-1.css">@font-face{font-family:F}p{margin:0}._a{top:0}</style>'),
  )
  expect(styled(linkTo('/assets/signed-in-1.css'))).toBe(
    pageWith('<style nonce="n" data-of="/assets/signed-in-1.css">._c{top:2px}</style>'),
  )
})

it('leaves sheets alone that are not of the build', () => {
  for (const address of ['/design/base.css', '/assets/../secret.css'])
    expect(styled(linkTo(address))).toBe(pageWith(linkTo(address)))
})
