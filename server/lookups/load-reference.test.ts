import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import { describe, expect, it } from 'vitest'
import { loadReference } from './load-reference.ts'
import { countedPlaces } from './populations.ts'

describe('reference data', async () => {
  const database = await testDatabase({ spoilt: true })

  it('contains the whole country, its occupations and its holidays', async () => {
    const count = async (table: 'municipality' | 'occupation' | 'occupation_name' | 'reference_document') => {
      const { total } = await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    }
    expect(await count('municipality')).toBe(5571)
    expect(await count('occupation')).toBeGreaterThan(2600)
    expect(await count('occupation_name')).toBeGreaterThan(2600)
    expect(await count('reference_document')).toBeGreaterThan(200)
    const holidays = await database.selectFrom('national_holiday').select('day').execute()
    expect(holidays.map(({ day }) => String(day))).toEqual(expect.arrayContaining(['2026-09-07', '2036-12-25']))
  })

  it('contains positions and time zones, those of the Amazon too', async () => {
    const zoneOf = async (name: string) =>
      (await database.selectFrom('municipality').select('timezone').where('name', '=', name).executeTakeFirst())
        ?.timezone
    expect(await zoneOf('Manaus')).toBe('America/Porto_Velho')
    expect(await zoneOf('Tabatinga')).toBe('America/Rio_Branco')
    expect(await zoneOf('Fernando de Noronha')).toBe('America/Noronha')
  })

  it('finds every place with a known population', async () => {
    const rows = await database.selectFrom('municipality').select(['name', 'state', 'population']).execute()
    const names = new Set(rows.map(({ name, state }) => `${name}, ${state}`))
    expect(countedPlaces.filter((place) => !names.has(place))).toEqual([])
    expect(rows.toSorted((a, b) => b.population - a.population)[0]?.name).toBe('São Paulo')
  })

  it('isn’t computed again by unchanged code', async () => {
    const name = 'national_holiday'
    await database.updateTable('reference_load').set({ fingerprint: 'old' }).where('name', '=', name).execute()
    expect(await loadReference(database)).toBe(false)
    await database.updateTable('reference_load').set({ fingerprint: 'old' }).where('name', '=', 'code').execute()
    expect(await loadReference(database)).toBe(true)
  })

  it('is written again only where it changed, and items that others refer to are kept', async () => {
    expect(await loadReference(database)).toBe(false)
    await database.updateTable('reference_load').set({ fingerprint: 'old' }).where('name', '=', 'code').execute()
    expect(await loadReference(database)).toBe(false)
    await database.updateTable('reference_load').set({ fingerprint: 'old' }).execute()
    await database.updateTable('occupation').set({ title: 'Antigo' }).where('cbo', '=', '521110').execute()
    expect(await loadReference(database)).toBe(true)
    const { title } = await database
      .selectFrom('occupation')
      .select('title')
      .where('cbo', '=', '521110')
      .executeTakeFirstOrThrow()
    expect(title).toBe('Vendedor de comércio varejista')
    expect(await loadReference(database)).toBe(false)
  })
})
