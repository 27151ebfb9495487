import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './tokens.ts'

describe('a sealed text', () => {
  it('is decrypted with the same secret, and no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, secret, other) => {
        fc.pre(secret !== other)
        const sealed = seal(secret, text)
        expect(unseal(secret, sealed)).toBe(text)
        expect(unseal(other, sealed)).toBeNull()
      }),
      { numRuns: 50 },
    )
  })

  it('is refused once a bit of it was changed', () => {
    const sealed = Buffer.from(seal('secret', '1234'), 'base64url')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] as number) ^ 1
      expect(unseal('secret', changed.toString('base64url'))).toBeNull()
    }
    expect(unseal('secret', '')).toBeNull()
  })

  it('never looks the same twice', () => {
    expect(seal('secret', '1234')).not.toBe(seal('secret', '1234'))
  })
})
