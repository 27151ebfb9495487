import { expect, it } from 'vitest'
import { kindOfError } from './error-page.tsx'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

it.each([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'gone'],
  [500, 'failed'],
  [503, 'away'],
  [405, 'failed'],
])('shows an answer of %i as %s', (status, kind) => {
  expect(kindOfError(answered(status))).toBe(kind)
})

it('takes a failed fetch and a device without network for being offline', () => {
  expect(kindOfError(new TypeError('Failed to fetch'))).toBe('offline')
  expect(kindOfError(new Error('anything'), false)).toBe('offline')
  expect(kindOfError(new TypeError('x is not a function'))).toBe('failed')
})
