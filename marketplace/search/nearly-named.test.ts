import { expect, it } from 'vitest'
import { nearlyNames } from './nearly-named.ts'

it.each([
  ['operadordecaixa', 'Operador de caixa'],
  ['enfermero padrao', 'Enfermeiro padrão'],
  ['aux limpesa', 'Auxiliar de limpeza'],
])('«%s» is nearly «%s»', (text, name) => {
  expect(nearlyNames(text, name)).toBe(true)
})

it.each([
  ['quebradeira de coco', 'Quebrador de mamona'],
  ['aeroporto de viracopos', 'Vigilante de aeroporto'],
  ['pai de familia', 'Médico de família'],
  ['rezadeira', 'Redeiro'],
])('«%s» is not «%s»', (text, name) => {
  expect(nearlyNames(text, name)).toBe(false)
})
