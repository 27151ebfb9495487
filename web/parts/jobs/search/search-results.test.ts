import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import { filterNames, readSearch, withoutFilters } from './search-query.ts'
import { runSearch } from './search-results.ts'

const facets = {
  ...Object.fromEntries([...filterNames, 'jobType'].map((name) => [name, []])),
  workType: [
    { value: '1', count: 3, more: false },
    { value: '2', count: 2, more: false },
  ],
}
const calls = { searchJobs: { search: { searchJobs: async () => ({ facets, items: [] }) } } } as unknown as Calls

it('leads a visitor who chooses a filter to the search with the filters that wait', async () => {
  const asked = readSearch(new URLSearchParams('occupation=padeiro&contractType=1'))
  const outcome = await runSearch(calls, { query: withoutFilters(asked), asked, person: null })
  const to = outcome.state === 'found' && outcome.groups[0]?.choices[1]?.to
  expect(to).toBe(`/signin?redirect=${encodeURIComponent('/search?occupation=padeiro&contractType=1&workType=2')}`)
})
