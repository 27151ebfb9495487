import { describe, expect, it } from 'vitest'
import { isCounterAhead, relyingPartyOf } from './passkeys.ts'

describe('what passkeys are bound to', () => {
  it.each([
    ['https://trampolim.example', 'trampolim.example', 'https://trampolim.example'],
    ['https://vagas.trampolim.example:8443', 'vagas.trampolim.example', 'https://vagas.trampolim.example:8443'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ])('is the host and the origin of %s', (publicUrl, id, origin) => {
    expect(relyingPartyOf(publicUrl)).toEqual({ id, origin })
  })

  it.each(['http://trampolim.example', 'http://127.0.0.1:3000', 'https://192.0.2.7', 'http://[::1]:3000'])(
    'is nothing at %s',
    (publicUrl) => {
      expect(relyingPartyOf(publicUrl)).toBeNull()
    },
  )
})

describe('the counter of a passkey', () => {
  it.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ])('after %i may be %i: %s', (stored, given, may) => {
    expect(isCounterAhead({ stored, given })).toBe(may)
  })
})
