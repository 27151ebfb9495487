import { describe, expect, it } from 'vitest'
import { passkeyFailureIn, passkeyFailurePath } from './passkey-failure.ts'

describe('a sign-in by a passkey that failed', () => {
  it.each([
    ['passkey_unknown', '/signin?passkey=unknown&redirect=%2Fjobs'],
    ['passkey_copied', '/signin?passkey=copied&redirect=%2Fjobs'],
    ['quota_reached', '/signin?passkey=refused&redirect=%2Fjobs'],
    ['sign_in_as_recruiter', '/recruiter/signin?passkey=area&redirect=%2Fjobs'],
  ] as const)('for %s leads to %s, which says why', (code, to) => {
    const path = passkeyFailurePath({ area: 'professional', code, redirect: '/jobs' })
    expect(path).toBe(to)
    const said = passkeyFailureIn(new URL(path, 'http://here.invalid').searchParams, 'recruiter')
    expect(said?.text).toMatch(/\w{3,}/)
  })

  it.each(['', 'passkey=', 'passkey=toString', 'passkey=x'])('is none in %j', (query) => {
    expect(passkeyFailureIn(new URLSearchParams(query), 'professional')).toBeNull()
  })
})
