import { expect, it } from 'vitest'
import { fontsSheetOf, isSignedInPage, signedInSheetOf } from './platform/rendering/sheet-names.ts'
import { divided } from './two-sheets.ts'

const isSignedInClass = (name: string) => name.startsWith('_w')
const tidy = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

it.each([
  ['.a{color:red}._w{color:blue}', '.a{color:red}', '._w{color:blue}'],
  ['.a ._w:hover,.a>._w2{top:0}', '', '.a ._w:hover,.a>._w2{top:0}'],
  ['.a,._w{top:0}', '.a,._w{top:0}', ''],
  ['@media print{.a{top:0}._w{top:1px}}', '@media print{.a{top:0}}', '@media print{._w{top:1px}}'],
  ['@media print{._w{top:1px}}', '', '@media print{._w{top:1px}}'],
  ['@keyframes turn{to{rotate:1turn}}._w{animation:turn}', '@keyframes turn{to{rotate:1turn}}', '._w{animation:turn}'],
  [':root{--a:1}@font-face{font-family:F}', ':root{--a:1}', ''],
  ['@layer a,b;.a{top:0}', '@layer a,b;.a{top:0}', ''],
])('divides %s', (css, common, signedIn) => {
  const sheets = divided(css, isSignedInClass)
  expect([tidy(sheets.common), tidy(sheets.signedIn).replace(/;$/, '')]).toEqual([common, signedIn])
})

it('takes fonts out, which stand in each page', () => {
  const { fonts } = divided('@font-face{font-family:F}.a{top:0}._w{top:1px}@font-face{font-family:G}', isSignedInClass)
  expect(tidy(fonts)).toBe('@font-face{font-family:F}@font-face{font-family:G}')
})

it('knows the pages of signed-in people and the names of sheets', () => {
  expect(
    ['screens/recruiter/jobs/jobs.tsx', 'candidate/jobs/jobs.tsx', 'reviewer/queue/queue.tsx'].every(isSignedInPage),
  ).toBe(true)
  expect(
    ['screens/visitor/search/search.tsx', 'registration/register-recruiter/x.tsx', 'root.tsx'].some(isSignedInPage),
  ).toBe(false)
  expect(signedInSheetOf('/assets/style-Ab_1-.css')).toBe('/assets/signed-in-Ab_1-.css')
  expect(fontsSheetOf('/assets/style-Ab_1-.css')).toBe('/assets/fonts-Ab_1-.css')
})
