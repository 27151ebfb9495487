import { describe, expect, it } from 'vitest'
import { sectors } from '../reference/sectors.ts'
import { addressPattern, placeWord, sectorWords, topicAddress, wordOf } from './topics.ts'

describe('the address of a topic', () => {
  it.each([
    ['Técnico em eletrônica', 'tecnico-em-eletronica'],
    ['Vendedor(a)', 'vendedor'],
    ['Programador C#', 'programador-csharp'],
  ])('says %s as %s', (name, word) => {
    expect(wordOf(name)).toBe(word)
  })

  it('distinguishes municipalities of the same name', () => {
    expect(placeWord('Bom Jesus', 'PI')).toBe('bom-jesus-pi')
    expect(placeWord('Santa Bárbara d’Oeste', 'SP')).toBe('santa-barbara-d-oeste-sp')
  })

  it('is another one for each sector, and always of the pattern', () => {
    const addresses = sectors.codes.map((sector) => topicAddress.sector(sector))
    expect(new Set(addresses).size).toBe(sectors.codes.length)
    for (const address of addresses) expect(address).toMatch(addressPattern)
    for (const word of Object.values(sectorWords)) expect(wordOf(word)).toBe(word)
    expect(topicAddress.occupationPlace('vendedor', placeWord('Campinas', 'SP'))).toMatch(addressPattern)
  })
})
