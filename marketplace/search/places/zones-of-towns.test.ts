import { expect, it } from 'vitest'
import { regionOf } from './regions.ts'

it.each([
  ['zona norte de porto alegre', 'Zona Norte, Porto Alegre'],
  ['regiao sul curitiba', 'Zona Sul, Curitiba'],
  ['natal zona oeste', 'Zona Oeste, Natal'],
  ['zona norte', 'Zona Norte, São Paulo'],
  ['zona leste sp', 'Zona Leste, São Paulo'],
  ['rmc', 'Região de Campinas'],
  ['curitiba e rmc', 'Grande Curitiba'],
  ['poa e rmpa', 'Grande Porto Alegre'],
  ['bh e grande bh', 'Grande BH'],
  ['sao paulo e grande sao paulo', 'Grande São Paulo'],
])('«%s» is %s', (phrase, name) => {
  expect(regionOf(phrase)?.name).toBe(name)
})
