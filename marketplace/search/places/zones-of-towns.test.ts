import { expect, it } from 'vitest'
import { regionOf } from './regions.ts'

it.each([
  ['zona norte de porto alegre', 'Zona Norte, Porto Alegre'],
  ['regiao sul curitiba', 'Zona Sul, Curitiba'],
  ['natal zona oeste', 'Zona Oeste, Natal'],
  ['zona norte', 'Zona Norte, São Paulo'],
  ['zona leste sp', 'Zona Leste, São Paulo'],
])('«%s» is %s', (phrase, name) => {
  expect(regionOf(phrase)?.name).toBe(name)
})
