import { expect, it } from 'vitest'
import { isNearlyCalled, isWhollyNearlyCalled } from './nearly-called.ts'

it.each([
  ['canpinas', 'campinas'],
  ['sao jose dos canpos', 'sao jose dos campos'],
  ['feira santana', 'feira de santana'],
  ['boavista', 'boa vista'],
  ['ribeirao pret', 'ribeirao preto'],
])('«%s» is nearly %s', (typed, name) => {
  expect(isNearlyCalled(typed, name)).toBe(true)
})

it.each([
  ['sul do para', 'paraiba do sul'],
  ['sertao do ceara', 'flor do sertao'],
  ['zona norte de porto alegre', 'porto alegre do norte'],
  ['regiao central de campinas', 'central de minas'],
  ['serra do ceara', 'barra do ceara'],
])('«%s» has words that aren’t of %s', (typed, name) => {
  expect(isNearlyCalled(typed, name)).toBe(false)
})

it('can demand all words', () => {
  expect(isWhollyNearlyCalled('vila madalenna', 'vila madalena')).toBe(true)
  expect(isWhollyNearlyCalled('madalenna', 'vila madalena')).toBe(false)
  expect(isWhollyNearlyCalled('avenida das', 'avenida brasil')).toBe(false)
})
