import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSealOf, keyIdOf, seal, sign, unseal } from './tokens.ts'

const ring = (current: string, ...former: string[]) => ({ current, former })

describe('a sealed text', () => {
  it('is decrypted with the same secret, and no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, secret, other) => {
        fc.pre(secret !== other)
        const sealed = seal(ring(secret), text)
        expect(unseal(ring(secret), sealed)).toBe(text)
        expect(unseal(ring(other), sealed)).toBeNull()
      }),
      { numRuns: 50 },
    )
  })

  it('is refused once a bit of it was changed', () => {
    const [id = '', text = ''] = seal(ring('secret'), '1234').split('.')
    const sealed = Buffer.from(text, 'base64url')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] as number) ^ 1
      expect(unseal(ring('secret'), `${id}.${changed.toString('base64url')}`)).toBeNull()
    }
    expect(unseal(ring('secret'), '')).toBeNull()
  })

  it('never looks the same twice', () => {
    expect(seal(ring('secret'), '1234')).not.toBe(seal(ring('secret'), '1234'))
  })
})

describe('after the secret was replaced', () => {
  const old = ring('old')
  const now = ring('new', 'older', 'old')
  const after = ring('new')

  it('data sealed with the former one can be read until it is dropped, with or without a name', () => {
    const sealed = seal(old, 'text')
    expect(sealed.split('.')[0]).toBe(keyIdOf('old'))
    for (const each of [sealed, sealed.split('.')[1] ?? '']) {
      expect(unseal(now, each)).toBe('text')
      expect(unseal(after, each)).toBeNull()
    }
    expect(unseal(after, seal(now, 'text'))).toBe('text')
  })

  it('its signatures are accepted until it is dropped', () => {
    const signed = Buffer.from(sign(old, ['a', 'b']), 'base64url')
    expect(isSealOf(now, ['a', 'b'], signed)).toBe(true)
    expect(isSealOf(now, ['a', 'c'], signed)).toBe(false)
    expect(isSealOf(after, ['a', 'b'], signed)).toBe(false)
    expect(isSealOf(after, ['a', 'b'], Buffer.from(sign(now, ['a', 'b']), 'base64url'))).toBe(true)
  })
})
