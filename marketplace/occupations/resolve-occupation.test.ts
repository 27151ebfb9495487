import { describe, expect, it } from 'vitest'
import { occupationNames } from './names.ts'
import { indexNames, resolveOccupation } from './resolve-occupation.ts'
import { occupations } from './titles.ts'
import { typedTexts } from './typed-texts.ts'

const index = indexNames(occupationNames(occupations()))

describe('a typed occupation', () => {
  it.each(typedTexts)('«%s» leads to %s among the first five', (typed, beginning) => {
    const suggestions = resolveOccupation(typed, index, { limit: 5 })
    expect(suggestions.filter(({ cbo }) => cbo.some((code) => code.startsWith(beginning)))).not.toEqual([])
  })

  it.each([
    ['vend', 'Vendedor'],
    ['vendedora', 'Vendedora'],
    ['aux adm', 'Auxiliar administrativo'],
    ['recepsionista', 'Recepcionista'],
    ['auxilar de cosinha', 'Auxiliar de cozinha'],
    ['motoboy', 'Motoboy'],
    ['tec enf', 'Técnico de enfermagem'],
  ])('«%s» suggests %s first', (typed, name) => {
    expect(resolveOccupation(typed, index)[0]?.name).toBe(name)
  })

  it('offers an entry once, however many of its names fit', () => {
    const entries = resolveOccupation('vendedor', index, { limit: 50 }).map(({ entry }) => entry)
    expect(new Set(entries).size).toBe(entries.length)
  })

  it.each(['', '   ', '!?', 'xyzxyz'])('finds nothing for «%s»', (typed) => {
    expect(resolveOccupation(typed, index)).toEqual([])
  })
})
