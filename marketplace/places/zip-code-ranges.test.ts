import { describe, expect, it } from 'vitest'
import { stateOfZipCode } from '../reference/states.ts'
import { townOfZipCode, zipCodeRanges } from './zip-code-ranges.ts'

describe('the ranges of CEPs', () => {
  const all = zipCodeRanges.flatMap(({ town, ranges }) => ranges.map(([from, to]) => ({ town, from, to })))

  it('lie in the state of their town', () => {
    for (const { town, from, to } of all) {
      for (const prefix of [from, to]) {
        expect.soft(stateOfZipCode(`${String(prefix).padStart(5, '0')}000`), town).toBe(town.slice(-2))
      }
    }
  })

  it('don’t meet', () => {
    const sorted = all.toSorted((one, other) => one.from - other.from)
    for (const [at, { from, to, town }] of sorted.entries()) {
      expect.soft(from, town).toBeLessThanOrEqual(to)
      expect.soft(sorted[at + 1]?.from ?? 100_000, town).toBeGreaterThan(to)
    }
  })

  it.each([
    ['01310100', 'São Paulo, SP'],
    ['08210010', 'São Paulo, SP'],
    ['13010100', 'Campinas, SP'],
    ['22041001', 'Rio de Janeiro, RJ'],
    ['30140071', 'Belo Horizonte, MG'],
    ['70040010', 'Brasília, DF'],
    ['80010000', 'Curitiba, PR'],
    ['90010000', 'Porto Alegre, RS'],
    ['13910000', undefined],
    ['48000000', undefined],
    ['00000000', undefined],
  ])('%s lies in %s', (zipCode, town) => {
    expect(townOfZipCode(zipCode)).toBe(town)
  })
})
