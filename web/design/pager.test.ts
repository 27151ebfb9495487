import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesAround } from './pager.tsx'

it.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 12]],
  [4, 12, [1, 3, 4, 5, 12]],
  [12, 12, [1, 11, 12]],
])('on page %i of %i names %j', (page, pages, named) => {
  expect(pagesAround(page, pages)).toEqual(named)
})

it('names the first, the last and the page shown, in order and once', () => {
  const somewhere = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(somewhere, ([page, pages]) => {
      const named = pagesAround(page, pages)
      expect(named).toEqual([...new Set(named)].sort((one, other) => one - other))
      expect(named).toEqual(expect.arrayContaining([1, page, pages]))
    }),
  )
})
