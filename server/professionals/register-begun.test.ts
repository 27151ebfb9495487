import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { registrationForm } from '@trampolim/tests/samples/registration-form.ts'
import { describe, expect, it } from 'vitest'
import { insertAccount as insertBegun } from '../accounts/account-queries.ts'
import { accountHandlers } from '../accounts/background.ts'
import { insertLink } from '../accounts/networks/queries.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { clearBegunAccounts } from '../leaving/clear-begun-accounts.ts'
import { newId } from '../platform/ids.ts'
import { professionalRoutes } from './routes.ts'

const email = 'teo@exemplo.com.br'
const password = 'broa de milho com erva-doce'

describe('registering after a network began it', async () => {
  const house = await testHouse()

  /** A person who came through a network, signed in. */
  async function begin({ isEmailVerified = true } = {}) {
    const now = house.now()
    const id = newId(now)
    const role = 'professional:registration:incomplete'
    const person = { network: 'google', subject: id, email, isEmailVerified, name: 'Téo Campos' } as const
    const { token } = await house.database.transaction().execute(async (tx) => {
      await insertBegun(tx, { id, email: `${id}@registering.invalid`, passwordHash: null, role, now })
      await insertLink(tx, { accountId: id, person, now })
      return startSession(tx, { accountId: id, rememberMe: false, now })
    })
    return { id, token, person: await personOfToken(house.database, token, now) }
  }

  async function phoneProof() {
    const [id, now] = [newId(house.now()), house.now()]
    await house.database
      .insertInto('verification')
      .values({
        id,
        channel: 'phone',
        destination: '11987654321',
        code_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: now,
        verified_at: now,
      })
      .execute()
    return id
  }

  async function form(of: { email?: string; cpf?: string } = {}) {
    const phoneVerificationId = await phoneProof()
    const { emailVerificationId: _, ...whole } = registrationForm({
      ...{ email, cpf: '52998224725', password, verificationId: '', phoneVerificationId },
      ...of,
    })
    return whole
  }

  const accounts = () => house.database.selectFrom('account').select(['id', 'email', 'role']).execute()

  it('completes the account without a code for the address that the network verified, in a new session', async () => {
    const { id, token, person } = await begin()
    const registered = await house.as(professionalRoutes, person).registerProfessional(await form())
    expect(registered.user).toMatchObject({ userId: id, email, externalRoles: ['user:professional'] })
    expect(await accounts()).toEqual([{ id, email, role: 'user:professional' }])
    expect(await personOfToken(house.database, token, house.now())).toBeNull()
    expect(await personOfToken(house.database, registered.token, house.now())).not.toBeNull()
    const again = house.as(professionalRoutes, person).registerProfessional(await form({ cpf: '11144477735' }))
    expect((await refusal(again)).code).toBe('invalid_form')
  })

  it('asks for the code of another address, and of one that the network has not verified', async () => {
    const { person } = await begin()
    const other = house
      .as(professionalRoutes, person)
      .registerProfessional(await form({ email: 'outro@exemplo.com.br' }))
    expect((await refusal(other)).code).toBe('verification_required')
    const unverified = await begin({ isEmailVerified: false })
    const own = house.as(professionalRoutes, unverified.person).registerProfessional(await form())
    expect((await refusal(own)).code).toBe('verification_required')
    const visitor = house.as(professionalRoutes).registerProfessional(await form())
    expect((await refusal(visitor)).code).toBe('verification_required')
  })

  it('leaves an address that was taken meanwhile to its owner', async () => {
    const { person } = await begin()
    await insertAccount(house, { email, role: 'user:professional' })
    const refused = await refusal(house.as(professionalRoutes, person).registerProfessional(await form()))
    expect(refused).toMatchObject({ code: 'invalid_form', fields: { 'personalData.email': { code: 'email_taken' } } })
  })

  it('completes it once in twenty simultaneous attempts', async () => {
    const { person } = await begin()
    const input = await form()
    const register = () => house.as(professionalRoutes, person).registerProfessional(input)
    const all = await Promise.allSettled(Array.from({ length: 20 }, register))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await accounts()).toHaveLength(1)
  })

  it('deletes a registration that nobody continued for a month', async () => {
    const { id } = await begin()
    await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    async function clear() {
      await accountHandlers.find(({ work }) => work.name === 'clear-ended-sessions')?.run(house, {} as never)
      await clearBegunAccounts(house)
    }
    await clear()
    expect((await accounts()).map((each) => each.id)).toContain(id)
    house.clock.pass(31 * 86_400)
    await clear()
    expect((await accounts()).map((each) => each.email)).toEqual(['ana@exemplo.com.br'])
  })
})
