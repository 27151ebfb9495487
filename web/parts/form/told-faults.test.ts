import { expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { faultsTitle, toldFaults } from './told-faults.ts'

const required = faultText('required')

it('says of each fault which field it means', () => {
  expect(toldFaults({ 'experiences.0.companyName': required, '': 'Algo', unheardOf: 'x' })).toEqual({
    'experiences.0.companyName': `Empresa: ${required}`,
    '': 'Algo',
    unheardOf: 'x',
  })
})

it('names the fields in the title where several are just empty', () => {
  expect(faultsTitle({ name: required, cpf: required, gender: required }, 'Confira')).toBe(
    'Os campos nome completo, CPF e gênero são obrigatórios',
  )
  expect(faultsTitle({ name: required, cpf: 'CPF inválido' }, 'Confira')).toBe('Confira')
  expect(faultsTitle({ name: required, '': required }, 'Confira')).toBe('Confira')
})

it('names the one field that is wrong', () => {
  expect(faultsTitle({ name: required }, 'Confira')).toBe('O campo nome completo é obrigatório')
  expect(faultsTitle({ cpf: 'CPF inválido' }, 'Confira')).toBe('Verifique o campo CPF')
  expect(faultsTitle({ unheardOf: 'x' }, 'Confira')).toBe('Confira')
})
