import { expect, it } from 'vitest'
import { isOfWork, workSheetOf } from './platform/work-sheet.ts'
import { divided } from './two-sheets.ts'

const isWorkClass = (name: string) => name.startsWith('_w')
const tidy = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

it.each([
  ['.a{color:red}._w{color:blue}', '.a{color:red}', '._w{color:blue}'],
  ['.a ._w:hover,.a>._w2{top:0}', '', '.a ._w:hover,.a>._w2{top:0}'],
  ['.a,._w{top:0}', '.a,._w{top:0}', ''],
  ['@media print{.a{top:0}._w{top:1px}}', '@media print{.a{top:0}}', '@media print{._w{top:1px}}'],
  ['@media print{._w{top:1px}}', '', '@media print{._w{top:1px}}'],
  ['@keyframes turn{to{rotate:1turn}}._w{animation:turn}', '@keyframes turn{to{rotate:1turn}}', '._w{animation:turn}'],
  [':root{--a:1}@font-face{font-family:F}', ':root{--a:1}@font-face{font-family:F}', ''],
  ['@layer a,b;.a{top:0}', '@layer a,b;.a{top:0}', ''],
])('divides %s', (css, common, work) => {
  const sheets = divided(css, isWorkClass)
  expect([tidy(sheets.common), tidy(sheets.work).replace(/;$/, '')]).toEqual([common, work])
})

it('knows the pages of work and the name of their sheet', () => {
  expect(
    ['screens/recruiter/jobs/jobs.tsx', 'candidate/jobs/jobs.tsx', 'reviewer/queue/queue.tsx'].every(isOfWork),
  ).toBe(true)
  expect(
    ['screens/visitor/search/search.tsx', 'registration/register-recruiter/x.tsx', 'root.tsx'].some(isOfWork),
  ).toBe(false)
  expect(workSheetOf('/assets/style-Ab_1-.css')).toBe('/assets/work-Ab_1-.css')
})
