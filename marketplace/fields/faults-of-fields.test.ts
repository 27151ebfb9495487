import { expect, it } from 'vitest'
import { faultsOfFields } from './faults-of-fields.ts'
import { codes, words } from './field.ts'

const fields = { categories: codes('licenceCategory', 2), names: words({ most: 2, longest: 3 }) }

it.each<[string, object, object[]]>([
  ['as many as may be', { categories: ['A', 'B'], names: ['a', 'abc'] }, []],
  ['one more code', { categories: ['A', 'B', 'C'] }, [{ field: 'categories', code: 'too_many' }]],
  ['a code of no table', { categories: ['A', 'Z'] }, [{ field: 'categories', code: 'invalid' }]],
  ['one more word', { names: ['a', 'b', 'c'] }, [{ field: 'names', code: 'too_many' }]],
  ['a word that is longer', { names: ['a', 'abcd'] }, [{ field: 'names.1', code: 'too_long' }]],
])('lists have bounds: %s', (_, written, faults) => {
  expect(faultsOfFields(fields, { categories: [], names: [], ...written })).toEqual(faults)
})
