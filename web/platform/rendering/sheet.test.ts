import { expect, it } from 'vitest'
import { partFor, sheetOf } from './sheet.ts'

const names = new Set(['a', 'b'])
const part = (css: string) => partFor(sheetOf(css), names)

it.each([
  [
    'rules whose classes a page has',
    '.a{color:red}.c{top:0}.a .b:hover{left:0}.a>.c{top:1px}',
    '.a{color:red}.a .b:hover{left:0}',
  ],
  ['rules without classes', ':root{--x:1}h1,a[href]{margin:0}', ':root{--x:1}h1,a[href]{margin:0}'],
  ['only the selectors that can apply', '.a,.c,.b+.c,b{top:0}', '.a,b{top:0}'],
  [
    'what stands in brackets without asking for it',
    '.a:not(.c),:is(.c,.d) .b,.c:not(.a){top:0}',
    '.a:not(.c),:is(.c,.d) .b{top:0}',
  ],
  [
    'conditions around rules, joined',
    '@media print{.a{top:0}.c{top:0}.b{top:1px}}',
    '@media print{.a{top:0}.b{top:1px}}',
  ],
  ['no conditions around nothing', '@media print{.c{top:0}}.a{top:0}', '.a{top:0}'],
  [
    'conditions within conditions',
    '@layer x{@media print{.a{top:0}}.b{left:0}}',
    '@layer x{@media print{.a{top:0}}}@layer x{.b{left:0}}',
  ],
  ['rules within rules', '.a{top:0;&:hover{top:1px}}', '.a{top:0;&:hover{top:1px}}'],
  ['fonts and the order of layers', '@layer x,y;@font-face{font-family:F}', '@layer x,y;@font-face{font-family:F}'],
  [
    'animations that are used',
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}',
    '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ],
  ['braces in texts', '.a:after{content:"}{\\""}.c{top:0}', '.a:after{content:"}{\\""}'],
  [
    'addresses of data',
    '.a{background:url("data:image/svg+xml;a{b}")}',
    '.a{background:url("data:image/svg+xml;a{b}")}',
  ],
])('takes %s', (_, css, expected) => {
  expect(part(css)).toBe(expected)
})

it('forgets comments', () => {
  expect(part('/* .a{} */.a{top:0}/* end */')).toBe('.a{top:0}')
})

it('takes no sheet that would end the element it stands in', () => {
  expect(() => sheetOf('.a:after{content:"</style>"}')).toThrow('style element')
})
