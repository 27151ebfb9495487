import { expect, it } from 'vitest'
import { lastPageInstead, pageAsked } from './last-page.ts'

const some = [1]

it.each([
  ['a page in the middle', { items: some, page: 2, size: 20, total: 154 }, null],
  ['the last one', { items: some, page: 8, size: 20, total: 154 }, null],
  ['one behind the last', { items: [], page: 9, size: 20, total: 154 }, 8],
  ['one far behind it', { items: [], page: 999, size: 20, total: 154 }, 8],
  ['one behind a full last page', { items: [], page: 3, size: 20, total: 40 }, 2],
  ['a later page of an empty list', { items: [], page: 2, size: 20, total: 0 }, 1],
  ['an empty list', { items: [], page: 1, size: 20, total: 0 }, null],
  ['one that counts further than its count says', { items: some, page: 70, size: 20, total: 1000 }, null],
])('%s', (_, listed, page) => {
  expect(lastPageInstead(listed)).toBe(page)
})

it.each([
  ['', 1],
  ['page=', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=last', 1],
  ['page=100000', 100_000],
  ['page=100001', 100_000],
  ['page=99999999999999999999', 100_000],
])('%s asks for page %i', (search, page) => {
  expect(pageAsked(new URLSearchParams(search))).toBe(page)
})
