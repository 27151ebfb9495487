import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import { typedTexts } from '@trampolim/tests/samples/typed-texts.ts'
import { describe, expect, it } from 'vitest'
import { suggestOccupationNames } from './suggest-occupations.ts'
import { understandSearch } from './understand-search.ts'

describe('what people type as an occupation', async () => {
  const database = await testDatabase()

  it.each(typedTexts)('«%s» is understood as an occupation of %s', async (typed, beginning) => {
    const { cbos, demands } = await understandSearch(database, { occupation: typed, location: '' })
    const codes = cbos.map((cbo) => String(cbo).padStart(6, '0'))
    // 'estágio' names a kind of job, whatever the occupation.
    expect([...codes.filter((cbo) => cbo.startsWith(beginning)), ...demands.kinds]).not.toEqual([])
  })

  it.each(typedTexts)('«%s» suggests an occupation of %s', async (typed, beginning) => {
    const names = await suggestOccupationNames(database, typed, 8)
    const leading = await database
      .selectFrom('occupation_name')
      .select('name')
      .where('name', 'in', ['', ...names])
      .where('cbo', 'like', `${beginning}%`)
      .execute()
    expect(leading).not.toEqual([])
  })

  it.each([
    ['vend', 'Vendedor'],
    ['aux adm', 'Auxiliar administrativo'],
    ['mot', 'Motorista'],
    ['enf', 'Enfermeiro'],
    ['rec', 'Recepcionista'],
    ['gerente', 'Gerente'],
    ['motorista', 'Motorista'],
  ])('«%s» suggests %s among the first three', async (typed, name) => {
    expect(await suggestOccupationNames(database, typed, 3)).toContain(name)
  })
})
