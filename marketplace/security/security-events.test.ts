import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Refusal, refusals } from '../refusals.ts'
import { idsOf, isSecurityRefusal } from './security-events.ts'

const codes = Object.keys(refusals) as Refusal[]

describe('the refusals in the security log', () => {
  it.each(['wrong_credentials', 'wrong_code', 'too_many_sign_ins', 'action_not_found'] as const)(
    'contains %s of anybody',
    (code) => {
      expect([true, false].map((signedIn) => isSecurityRefusal(code, { signedIn }))).toEqual([true, true])
    },
  )

  it.each(['role_not_allowed', 'job_not_found', 'process_not_found', 'note_not_found'] as const)(
    'contains %s of a signed-in person, not of a visitor',
    (code) => {
      expect(isSecurityRefusal(code, { signedIn: true })).toBe(true)
      expect(isSecurityRefusal(code, { signedIn: false })).toBe(false)
    },
  )

  it('leaves out simple mistakes in a form', () => {
    const plain = codes.filter((code) => refusals[code] === 'state' || code === 'invalid_form')
    // A right password without its second step is suspicious: the password may have been stolen.
    expect(plain.filter((code) => isSecurityRefusal(code, { signedIn: true }))).toEqual(['second_factor_required'])
  })
})

describe('the logged input of a call', () => {
  it('contains only its ids', () => {
    const jobId = '0123456789abcdef01234567'
    expect(idsOf({ jobId, email: 'ana@trampolim.example', text: 'a note', token: 'x'.repeat(43) })).toEqual({ jobId })
  })

  it('never contains anything else, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const ids = idsOf(input)
        expect(Object.keys(ids).length).toBeLessThanOrEqual(6)
        for (const value of Object.values(ids)) expect(value).toMatch(/^[0-9a-f]{24}$/)
      }),
    )
  })
})
