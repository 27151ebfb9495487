import { expect, it } from 'vitest'
import { namedFaults } from './named-faults.ts'

it('names the field of a fault, wherever it stands', () => {
  expect(namedFaults({ 'experiences.2.companyName': 'falta', salary: 'alto', '': 'caiu' })).toEqual({
    'experiences.2.companyName': 'Empresa: falta',
    salary: 'Pretensão salarial por mês: alto',
    '': 'caiu',
  })
})
