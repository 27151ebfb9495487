import { expect, it } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { constraintFaults } from './constraint-faults.ts'

const validity = { valid: false, valueMissing: false, customError: false }
const missing = { ...validity, valueMissing: true }
const invalid = { willValidate: true, validity }

it('names what is missing and what can’t be read, by field', () => {
  expect(
    constraintFaults([
      { ...invalid, id: 'field-start', type: 'date', validity: missing },
      { ...invalid, id: 'field-date-1', name: 'date', type: 'date' },
      { ...invalid, id: 'field-link', type: 'url' },
      { id: 'field-fine', willValidate: true, validity: { ...validity, valid: true } },
      { ...invalid, id: 'field-disabled', willValidate: false },
      {},
    ]),
  ).toEqual({
    start: faultText('required'),
    'date-1': faultText('invalid_date'),
    link: faultText('invalid_https_link'),
  })
})

it('names a group of choices once, by the group', () => {
  const choice = { ...invalid, name: 'outcome', type: 'radio', validity: missing }
  expect(constraintFaults([choice, { ...choice, id: 'outcome-hired' }])).toEqual({ outcome: faultText('required') })
})
