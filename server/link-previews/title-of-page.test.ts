import { expect, it } from 'vitest'
import { wordsOfPage } from './title-of-page.ts'

it.each([
  ['<title>A</title>', 'A'],
  ['<title>A &lt;b&gt; &#x1F35E;</title>', 'A <b> 🍞'],
  ['<svg><title>seta</title></svg>', 'seta'],
  ['<meta property="og:title" content="  ">  <title>B</title>', 'B'],
  ['<title>\u202eeraH\u0000</title>', 'eraH'],
  [`<title>${'á'.repeat(500)}</title>`, 'á'.repeat(200)],
  ['<p>nada</p>', null],
])('a page with %s is called %s', (head, title) => {
  expect(wordsOfPage(head).title).toBe(title)
})
