import { expect, it } from 'vitest'
import { withSections } from './with-sections.ts'

it('gives each section of a text an id, and its name without markup', () => {
  const { html, sections } = withSections(
    '<p>Antes.</p><h2>Férias &amp; <em>13º</em></h2><h3>Não</h3><h2>&quot;PJ&quot;</h2>',
  )
  expect(sections).toEqual([
    { id: 'parte-1', title: 'Férias & 13º' },
    { id: 'parte-2', title: '"PJ"' },
  ])
  expect(html).toBe(
    '<p>Antes.</p><h2 id="parte-1">Férias &amp; <em>13º</em></h2><h3>Não</h3><h2 id="parte-2">&quot;PJ&quot;</h2>',
  )
})

it('leaves a text without headings as it is', () => {
  expect(withSections('<p>Um.</p>')).toEqual({ html: '<p>Um.</p>', sections: [] })
})
