import { errorPages } from '@trampolim/phrases/pt-br/error-pages.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { expect, it } from 'vitest'
import { kindOfError, sentenceOf, textOf } from './error-page.tsx'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

it.each([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'gone'],
  [500, 'failed'],
  [400, 'refused'],
  [405, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [503, 'away'],
])('shows an answer of %i as %s', (status, kind) => {
  expect(kindOfError(answered(status))).toBe(kind)
})

it('treats a failed fetch and a device without network as offline', () => {
  expect(kindOfError(new TypeError('Failed to fetch'))).toBe('offline')
  expect(kindOfError(new Error('anything'), false)).toBe('offline')
  expect(kindOfError(new TypeError('x is not a function'))).toBe('failed')
})

it('shows the sentence of a call’s refusal', () => {
  expect(sentenceOf({ ...answered(409), data: { message: 'Esta vaga já foi encerrada.' } })).toBe(
    'Esta vaga já foi encerrada.',
  )
  expect([sentenceOf(answered(409)), sentenceOf(new Error('any'))]).toEqual([null, null])
})

it('says that a job may have been deleted, instead of doubting the address', () => {
  const deleted = { ...answered(404), data: { message: refusals.job_not_found } }
  expect(textOf(deleted, 'missing')).toBe(refusals.job_not_found)
  expect(textOf(answered(404), 'missing')).toBe(errorPages.missing.text)
  expect(textOf({ ...answered(500), data: { message: 'any' } }, 'failed')).toBe(errorPages.failed.text)
})
