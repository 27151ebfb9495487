import { occupations } from '@trampolim/marketplace/occupations/titles.ts'
import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import { expect, it } from 'vitest'
import { understandSearch } from './understand-search.ts'

/** Of the official names without commas and brackets, every nth is tried. */
const each = 20

const database = await testDatabase()

it('reads an official name that was chosen whole as that cargo alone', async () => {
  const named = occupations().filter(({ title }, at) => /[,()]| - /.test(title) || at % each === 0)
  const misread = []
  for (const { cbo, title } of named) {
    const { cbos, reading, words } = await understandSearch(database, { occupation: title, location: '' })
    const isCargo = reading.cargos.length === 1 && cbos.includes(Number(cbo)) && words === null
    if (!isCargo || reading.unknown.length > 0) misread.push(title)
  }
  expect(named.length).toBeGreaterThan(300)
  expect(misread).toEqual([])
}, 60_000)
