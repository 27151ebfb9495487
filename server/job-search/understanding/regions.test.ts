import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { regionOf } from '@trampolim/marketplace/search/places/regions.ts'
import { carregarMunicipios } from 'municipios-brasil'
import { describe, expect, it } from 'vitest'

/** Regions with municipalities that must be in their circle, and others that must not. */
const table = readFileSync(join(import.meta.dirname, 'regions.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [phrase: string, state: string, holds: string, holdsNot: string])

const municipalities = (await carregarMunicipios()).listar()
const named = (names: string, state: string) =>
  names
    .split('; ')
    .filter(Boolean)
    .map((name) => {
      const found = municipalities.find((each) => normalise(each.nome) === normalise(name) && each.uf === state)
      if (!found) throw new Error(`there is no ${name}, ${state}`)
      return found
    })

describe('regions', () => {
  it.each(table)('%s, %s', (phrase, state, holds, holdsNot) => {
    const region = regionOf(phrase)
    expect(region).toBeDefined()
    if (!region) return
    const { latitude, longitude, kilometres } = region
    const distance = (town: { latitude: number; longitude: number }) =>
      Math.hypot(
        (town.latitude - latitude) * 111.2,
        (town.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180),
      )
    const wrong = [
      ...named(holds, state).filter((town) => distance(town) > kilometres),
      ...named(holdsNot, state).filter((town) => distance(town) <= kilometres),
    ]
    expect(wrong.map((town) => `${town.nome} at ${distance(town).toFixed(0)} km of ${kilometres}`)).toEqual([])
  })
})
