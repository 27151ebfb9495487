import { describe, expect, it } from 'vitest'
import { forgetChallenge, keepChallenge, keptChallenge } from './passkey-cookie.ts'

const [publicUrl, secure] = ['http://localhost:3000', 'https://trampolim.example']
const asked = (cookie: string) => new Request(publicUrl, { headers: { cookie } })

describe('the challenge that a passkey is to answer', () => {
  it('comes back in this browser alone, for five minutes, hidden from scripts and other sites', () => {
    expect(keepChallenge('abc_-9', secure)).toBe(
      '__Host-trampolim_passkey=abc_-9; Path=/; HttpOnly; SameSite=Strict; Max-Age=300; Secure',
    )
    const [value = ''] = keepChallenge('abc_-9', publicUrl).split(';')
    expect(keptChallenge(asked(`theme=dark; ${value}`), publicUrl)).toBe('abc_-9')
    expect(forgetChallenge(publicUrl)).toContain('trampolim_passkey=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
  })

  it.each(['', 'theme=dark', 'trampolim_passkey=', 'trampolim_passkey=a"b', 'xtrampolim_passkey=abc'])(
    'is nothing in %j',
    (cookie) => {
      expect(keptChallenge(asked(cookie), publicUrl)).toBeNull()
    },
  )
})
