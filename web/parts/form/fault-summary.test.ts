import { expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { faultsForSummary, faultsTitle } from './fault-summary.ts'

const required = faultText('required')

it('names the field of each fault', () => {
  expect(faultsForSummary({ 'experiences.0.companyName': required, '': 'Algo', unheardOf: 'x' })).toEqual({
    'experiences.0.companyName': `Empresa: ${required}`,
    '': 'Algo',
    unheardOf: 'x',
  })
})

it('says in the title that several fields are empty', () => {
  expect(faultsTitle({ name: required, cpf: required, gender: required }, 'Confira')).toBe(
    'Os campos nome completo, CPF e gênero são obrigatórios',
  )
  expect(faultsTitle({ name: required, cpf: 'CPF inválido' }, 'Confira')).toBe('Confira')
  expect(faultsTitle({ name: required, '': required }, 'Confira')).toBe('Confira')
})

it('names each password of a change', () => {
  expect(faultsTitle({ oldPassword: required, newPassword: required, confirmPassword: required }, 'Confira')).toBe(
    'Os campos senha atual, senha nova e repetição da senha são obrigatórios',
  )
})

it('names the one field that is wrong', () => {
  expect(faultsTitle({ name: required }, 'Confira')).toBe('O campo nome completo é obrigatório')
  expect(faultsTitle({ cpf: 'CPF inválido' }, 'Confira')).toBe('Verifique o campo CPF')
  expect(faultsTitle({ unheardOf: 'x' }, 'Confira')).toBe('Confira')
})

it('names fields as their own form does', () => {
  const labels = { 'date-1': 'Data da segunda parte', name: 'Nome do alerta' }
  expect(faultsForSummary({ 'date-1': required, name: 'Longo', cpf: 'CPF inválido' }, labels)).toEqual({
    ...{ 'date-1': `Data da segunda parte: ${required}`, name: 'Nome do alerta: Longo', cpf: 'CPF: CPF inválido' },
  })
  expect(faultsTitle({ name: required }, 'Confira', labels)).toBe('O campo nome do alerta é obrigatório')
  const ofCompany = { description: 'Sobre a empresa' }
  expect(faultsTitle({ description: 'Longo' }, 'Confira', ofCompany)).toBe('Verifique o campo sobre a empresa')
  expect(faultsForSummary({ 'socialLinks.site': 'x' }, { site: 'Site' })).toEqual({ 'socialLinks.site': 'Site: x' })
})

it('keeps the capitals of names', () => {
  expect(faultsTitle({ linkedin: 'x' }, 'Confira')).toBe('Verifique o campo LinkedIn')
  expect(faultsTitle({ idcard: 'x' }, 'Confira', { idcard: 'CNPJ da empresa' })).toBe(
    'Verifique o campo CNPJ da empresa',
  )
})

it('calls no person a field', () => {
  const labels = { 'outcome-1': { asWritten: 'Ana Souza' }, 'outcome-2': { asWritten: 'Rui Lima' } }
  expect(faultsTitle({ 'outcome-1': required }, 'Confira', labels)).toBe('Escolha uma opção para Ana Souza')
  expect(faultsTitle({ 'outcome-1': required, 'outcome-2': required }, 'Confira', labels)).toBe(
    'Escolha uma opção para Ana Souza e Rui Lima',
  )
  expect(faultsTitle({ 'outcome-1': 'x' }, 'Confira', labels)).toBe('Confira')
  expect(faultsForSummary({ 'outcome-1': required }, labels)).toEqual({ 'outcome-1': `Ana Souza: ${required}` })
})
