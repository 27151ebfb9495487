import { describe, expect, it } from 'vitest'
import { stateOfZipCode } from '../reference/states.ts'
import { townOfZipCode } from './zip-code-ranges.ts'

describe('the ranges of CEPs', () => {
  it('lie in the state of their town', () => {
    for (let prefix = 0; prefix < 100_000; prefix++) {
      const zipCode = `${String(prefix).padStart(5, '0')}000`
      const town = townOfZipCode(zipCode)
      if (town) expect(stateOfZipCode(zipCode), zipCode).toBe(town.slice(-2))
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
