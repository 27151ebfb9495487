import { describe, expect, it } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { personOf } from './person-of.ts'

const said = { sub: 's1', email: 'Kate@Exemplo.com.br', email_verified: true, name: ' Kate ' }

describe('what a network says of a person', () => {
  it('is converted to our format', () => {
    expect(personOf('google', said)).toEqual({
      network: 'google',
      subject: 's1',
      email: 'kate@exemplo.com.br',
      isEmailVerified: true,
      name: 'Kate',
    })
  })

  it.each([
    // The kelvin sign: lower-casing turns it into a plain k, which would make this somebody else's address.
    '\u212Aate@exemplo.com.br',
    'kate@exemplo.com.br\0',
    'kate\u200B@exemplo.com.br',
    'kаte@exemplo.com.br',
    'kate',
    'kate@exemplo.com.br,eva@exemplo.com.br',
    7,
  ])('vouches for no address like %j', (email) => {
    expect(personOf('google', { ...said, email })).toMatchObject({ email: null, isEmailVerified: false })
  })

  it('confirms nothing unless the network says so', () => {
    for (const email_verified of [undefined, false, 'no', 1, {}])
      expect(personOf('google', { ...said, email_verified }).isEmailVerified).toBe(false)
  })

  it.each(['', 'a\0b', 'x'.repeat(256)])('is refused with the subject %j', (sub) => {
    expect(() => personOf('google', { ...said, sub })).toThrow(Refusal)
  })
})
