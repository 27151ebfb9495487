import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import { readBoardQuery } from '../board-query.ts'
import { askedFilters } from './filters.ts'

const faultOf = async (keywords: string) => {
  const { filters } = readBoardQuery(new URLSearchParams({ keywords }))
  return (await askedFilters({} as Calls, filters)).faults.keywords
}

it('words by which nobody may be chosen are said beside their field', async () => {
  expect(await faultOf('mulher organizada')).toContain('Ninguém é escolhido por “mulher”')
  expect(await faultOf('moda feminina')).toBeUndefined()
})
