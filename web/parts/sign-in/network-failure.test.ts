import { describe, expect, it } from 'vitest'
import { failureIn, failurePath } from './network-failure.ts'

describe('a failed sign-in by a network', () => {
  it.each([
    ['network_refused', '/signin?network=google&failed=refused&redirect=%2Fjobs'],
    ['network_away', '/signin?network=google&failed=away&redirect=%2Fjobs'],
    ['unexpected', '/signin?network=google&failed=refused&redirect=%2Fjobs'],
    ['sign_in_as_recruiter', '/recruiter/signin?network=google&failed=area&redirect=%2Fjobs'],
    ['sign_in_as_reviewer', '/review/signin?network=google&failed=area&redirect=%2Fjobs'],
  ] as const)('for %s leads to %s', (code, path) => {
    expect(failurePath({ area: 'professional', network: 'google', code, redirect: '/jobs' })).toBe(path)
    expect(failureIn(new URLSearchParams(path.split('?')[1]))?.title).toBe('Não foi possível entrar com o Google')
  })

  it.each(['', 'network=orkut&failed=away', 'network=google', 'network=google&failed=%3Cb%3E'])(
    'is not made up from %j',
    (query) => {
      expect(failureIn(new URLSearchParams(query))).toBeNull()
    },
  )
})
