import { expect, it } from 'vitest'
import { speakDevice } from './devices.ts'

it.each([
  ['chrome', 'android', 'Chrome no Android'],
  ['safari', null, 'Safari'],
  [null, 'ios', 'iPhone ou iPad'],
  [null, null, 'Aparelho não reconhecido'],
] as const)('a device of %s and %s is called so', (browser, system, words) => {
  expect(speakDevice({ browser, system })).toBe(words)
})
