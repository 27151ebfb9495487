import { expect, it } from 'vitest'
import { faultsOfRefusal } from './faults.ts'

it('reports a refusal by its fields, with the form’s names', () => {
  const fields = { 'profile.name': { code: 'required' as const, message: 'Preencha este campo' } }
  expect(faultsOfRefusal({ fields, message: 'Verifique' }, ['profile'])).toEqual({ name: 'Preencha este campo' })
})

it('reports a refusal that concerns no field on top of the form', () => {
  expect(faultsOfRefusal({ fields: {}, message: 'Nada mudou.' })).toEqual({ '': 'Nada mudou.' })
})
