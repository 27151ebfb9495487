import { describe, expect, it } from 'vitest'
import { isCodeDone } from '../../../parts/registration/pages.ts'
import { registrationInput } from '../../../parts/registration/write-registration.ts'
import { draftOfBegun } from './begun.ts'

const told = {
  userId: '0'.repeat(24),
  network: 'google',
  name: 'Téo Campos',
  email: 'Teo@exemplo.com.br',
  isEmailVerified: true,
} as const
const secret = { password: 'x', confirmPassword: 'x' }

describe('a registration that a network began', () => {
  it('needs no code for the address that the network verified, unless another one is typed', () => {
    const draft = draftOfBegun(told)
    expect(draft).toMatchObject({ name: 'Téo Campos', email: 'Teo@exemplo.com.br' })
    expect(isCodeDone('code', draft)).toBe(true)
    expect(isCodeDone('code', { ...draft, email: 'outro@exemplo.com.br' })).toBe(false)
    expect(registrationInput(draft, secret)).not.toHaveProperty('emailVerificationId')
  })

  it('needs one for an address that the network has not verified', () => {
    expect(isCodeDone('code', draftOfBegun({ ...told, isEmailVerified: false }))).toBe(false)
    expect(draftOfBegun({ ...told, email: null, isEmailVerified: false }).email).toBe('')
  })
})
