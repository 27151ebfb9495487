import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { changeRecruiterEmail } from './change-email.ts'

describe('a recruiter’s change of address', async () => {
  const house = await testHouse()
  const [next, password] = ['novo@exemplo.com.br', 'pao de queijo']

  async function recruiter() {
    const person = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    await house.database
      .updateTable('account')
      .set({ password_hash: await hashPassword(password) })
      .execute()
    return person
  }
  async function change(person: Person) {
    const emailVerificationId = await insertProof(house, { channel: 'email', destination: next })
    return house
      .as({ changeRecruiterEmail }, person)
      .changeRecruiterEmail({ email: next, password, emailVerificationId })
  }

  it('is done once the profile was approved, and not while it is under review', async () => {
    const person = await recruiter()
    await house.database.updateTable('recruiter').set({ status: 'pending' }).execute()
    expect((await refusal(change(person))).code).toBe('profile_not_approved')
    await house.database.updateTable('recruiter').set({ status: 'approved' }).execute()
    expect(await change(person)).toEqual({ done: true })
    const { email } = await house.database.selectFrom('account').select('email').executeTakeFirstOrThrow()
    expect(email).toBe(next)
  })

  it('is for recruiters', async () => {
    const person = await recruiter()
    expect((await refusal(change({ ...person, role: 'user:professional' }))).status).toBe(403)
  })
})
