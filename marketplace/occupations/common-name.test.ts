import { expect, it } from 'vitest'
import { commonName } from './common-name.ts'

it('uses the common name of an occupation, and gives none where it would be vague', () => {
  expect(commonName('521110')).toBe('Vendedor')
  expect(commonName('411010')).toBe('Auxiliar administrativo')
  expect(commonName('411005')).toBeUndefined()
  expect(commonName('000000')).toBeUndefined()
})
