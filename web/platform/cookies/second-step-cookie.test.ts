import { describe, expect, it } from 'vitest'
import { forgetSecondStep, keepSecondStep, keptSecondStep } from './second-step-cookie.ts'

const [publicUrl, secure] = ['http://localhost:3000', 'https://trampolim.example']
const asked = (cookie: string) => new Request(publicUrl, { headers: { cookie } })

describe('a sign-in that waits for its second step', () => {
  it('comes back in this browser alone, for ten minutes, hidden from scripts', () => {
    expect(keepSecondStep('abc_-9', { area: 'reviewer', publicUrl: secure })).toBe(
      '__Host-trampolim_second=reviewer~abc_-9; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure',
    )
    const [value = ''] = keepSecondStep('abc_-9', { area: 'recruiter', publicUrl }).split(';')
    expect(keptSecondStep(asked(`theme=dark; ${value}`), publicUrl)).toEqual({ area: 'recruiter', kept: 'abc_-9' })
    expect(forgetSecondStep(publicUrl)).toContain('trampolim_second=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it.each(['', 'theme=dark', 'trampolim_second=', 'trampolim_second=home~abc', 'trampolim_second=recruiter~a"b'])(
    'is nothing in %j',
    (cookie) => {
      expect(keptSecondStep(asked(cookie), publicUrl)).toBeNull()
    },
  )
})
