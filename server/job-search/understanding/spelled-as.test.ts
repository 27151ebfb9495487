import { expect, it } from 'vitest'
import { spelledAs } from './spelled-as.ts'

it.each([
  ['Mecânico', 'mecanico de moto', 'Mecânico de moto'],
  ['Nutricionista', 'nutricionista hospital', 'Nutricionista hospital'],
  ['Técnico de enfermagem UTI', 'tecnico de enfermagem uti', 'Técnico de enfermagem UTI'],
  ['Pintor de parede', 'pintor/parede', 'Pintor/parede'],
  ['', 'área de vendas', 'Área de vendas'],
])('with the spelling of “%s”, “%s” is “%s”', (name, typed, spelled) => {
  expect(spelledAs(name, typed)).toBe(spelled)
})
