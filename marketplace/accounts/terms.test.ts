import { expect, it } from 'vitest'
import { areTermsDue, consentVersions } from './terms.ts'

const { terms } = consentVersions

it.each([
  ['nothing was ever accepted', [], false],
  ['the present version was accepted', [terms], false],
  ['an older one too', ['2025-01', terms], false],
  ['only an older one', ['2025-01'], true],
])('whether the terms are due where %s', (_, accepted, isDue) => {
  expect(areTermsDue(accepted)).toBe(isDue)
})
