import { expect, it } from 'vitest'
import { listQuery, readListQuery } from './list-query.ts'

it('reads an address, with defaults for invalid values', () => {
  expect(readListQuery(new URLSearchParams('filter= pão &mode=paused&sortBy=count&page=3'))).toEqual({
    filter: 'pão',
    mode: 'paused',
    sortBy: 'count',
    page: 3,
  })
  const usual = { filter: '', mode: 'all', sortBy: 'active', page: 1 }
  expect(readListQuery(new URLSearchParams('mode=x&sortBy=__proto__&page=-2'))).toEqual(usual)
  expect(readListQuery(new URLSearchParams())).toEqual(usual)
})

it('writes an address without defaults, on the first page after another choice', () => {
  const asked = { filter: 'pão', mode: 'paused', sortBy: 'active', page: 3 } as const
  expect(listQuery(asked)).toEqual({ filter: 'pão', mode: 'paused', sortBy: null, page: 3 })
  expect(listQuery(asked, { mode: 'all' })).toEqual({ filter: 'pão', mode: null, sortBy: null, page: null })
  expect(listQuery(asked, { page: 2 })).toMatchObject({ page: 2 })
})
