import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { credentialRoutes } from '../credential-routes.ts'
import { accountRoutes } from '../routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'

const email = 'ana@exemplo.com.br'
const [oldPassword, newPassword] = ['pao de queijo', 'casa verde no morro']

describe('changing one’s own password', async () => {
  const house = await testHouse()
  const ana = () => insertCandidate(house, { email, cpf: '52998224725', password: oldPassword })
  const change = (person: Person | null, input: object = {}) =>
    house.as(credentialRoutes, person).changeProfessionalPassword({ oldPassword, newPassword, ...input })
  const signIn = (password: string, deviceTokens: string[] = [], type: 1 | 2 = 2) =>
    house.as(accountRoutes, null, undefined, deviceTokens).login({ type, email, password })
  const personOf = async ({ token }: { token: string }) =>
    (await personOfToken(house.database, token, house.now())) as Person

  it('ends all other sessions and devices, and is reported by letter', async () => {
    await ana()
    const [here, there] = [await signIn(oldPassword), await signIn(oldPassword)]
    const { deviceToken } = await change(await personOf(here))
    expect(await personOf(here)).not.toBeNull()
    expect(await personOf(there)).toBeNull()
    expect((await refusal(signIn(oldPassword))).code).toBe('wrong_credentials')
    expect((await signIn(newPassword, [deviceToken])).deviceToken).toBe(deviceToken)
    expect((await signIn(newPassword, [here.deviceToken])).deviceToken).not.toBe(here.deviceToken)
    const events = await house.database.selectFrom('event').select('type').orderBy('id').execute()
    expect(events.map(({ type }) => type)).toContain('account.password-changed')
  })

  it('invalidates links for a new password that were sent before', async () => {
    const person = await ana()
    await house.database
      .insertInto('action_link')
      .values({
        id: 'a'.repeat(24),
        token_hash: Buffer.alloc(32),
        kind: 'reset-password',
        account_id: person.accountId,
        created_at: house.now(),
        expires_at: new Date(house.now().getTime() + 60_000),
      })
      .execute()
    await change(person)
    const link = await house.database.selectFrom('action_link').select('used_at').executeTakeFirstOrThrow()
    expect(link.used_at).toEqual(house.now())
  })

  it('works for recruiters too', async () => {
    const recruiter = await insertAccount(house, { email, role: 'user:recruiter', password: oldPassword })
    await house.as(credentialRoutes, recruiter).changeRecruiterPassword({ oldPassword, newPassword })
    expect((await signIn(newPassword, [], 1)).user.userId).toBe(recruiter.accountId)
  })

  describe('sent again since its answer was lost', () => {
    const signedIn = async () => personOf(await signIn(oldPassword))
    const changes = () =>
      house.database.selectFrom('event').where('type', '=', 'account.password-changed').select('id').execute()

    it('is told to be made, once, and makes the device known again', async () => {
      await ana()
      const person = await signedIn()
      house.clock.pass(60)
      await change(person)
      const { deviceToken } = await change(person)
      expect((await signIn(newPassword, [deviceToken])).deviceToken).toBe(deviceToken)
      expect(await changes()).toHaveLength(1)
      // What was typed wrong before is forgotten, as after any right password.
      for (let at = 0; at < 9; at++) await change(person)
    })

    it('is told to be made to both of two at once', async () => {
      await ana()
      const person = await signedIn()
      house.clock.pass(60)
      const answers = await Promise.all([change(person), change(person)])
      expect(answers.map(({ deviceToken }) => deviceToken)).toEqual([expect.any(String), expect.any(String)])
      expect(await changes()).toHaveLength(1)
    })

    it('tells a session that hasn’t seen a change nothing about its guesses', async () => {
      await ana()
      const person = await signedIn()
      const guess = change(person, { oldPassword: 'errada', newPassword: oldPassword })
      expect((await refusal(guess)).code).toBe('wrong_password')
    })

    it('counts each password that it tries', async () => {
      await ana()
      const person = await signedIn()
      house.clock.pass(60)
      await change(person)
      const guess = (at: number) => change(person, { oldPassword: `errada ${at}`, newPassword: `errada também ${at}` })
      for (let at = 0; at < 5; at++) expect((await refusal(guess(at))).code).toBe('wrong_password')
      expect((await refusal(change(person, { oldPassword: newPassword, newPassword: 'outra casa' }))).code).toBe(
        'too_many_sign_ins',
      )
    })

    it('is refused where another change came between', async () => {
      await ana()
      const person = await signedIn()
      house.clock.pass(60)
      await change(person)
      await change(person, { oldPassword: newPassword, newPassword: 'rua azul da serra' })
      expect((await refusal(change(person))).code).toBe('wrong_password')
    })
  })

  it('is refused with a wrong password, and slows down anybody who keeps guessing it', async () => {
    const person = await ana()
    expect(await refusal(change(person, { oldPassword: 'errada' }))).toMatchObject({
      code: 'wrong_password',
      status: 422,
    })
    for (let at = 1; at < 10; at++) await refusal(change(person, { oldPassword: 'errada' }))
    expect((await refusal(change(person))).code).toBe('too_many_sign_ins')
    // Guessing in a stolen session doesn't lock out the account's owner.
    expect((await signIn(oldPassword)).user.userId).toBe(person.accountId)
  })

  it('is refused where the account has no password', async () => {
    const person = await insertAccount(house, { email, role: 'user:professional' })
    expect((await refusal(change(person))).code).toBe('wrong_password')
  })

  it.each([
    ['curta', 'password_too_short'],
    [oldPassword, 'password_unchanged'],
    ['12345678', 'password_common'],
    [email, 'password_is_email'],
  ])('refuses %s as the new one', async (password, code) => {
    expect(await refusal(change(await ana(), { newPassword: password }))).toMatchObject({
      code: 'invalid_form',
      fields: { newPassword: { code } },
    })
  })

  it('is for candidates and recruiters, each by their own call', async () => {
    const candidate = await ana()
    const reviewer = { ...candidate, role: 'user:reviewer' as const }
    expect((await refusal(change(null))).status).toBe(401)
    expect((await refusal(change(reviewer))).status).toBe(403)
    const asRecruiter = house.as(credentialRoutes, candidate).changeRecruiterPassword({ oldPassword, newPassword })
    expect((await refusal(asRecruiter)).status).toBe(403)
  })

  it('succeeds once in twenty simultaneous attempts', async () => {
    const person = await ana()
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => change(person, { newPassword: `casa verde no morro ${at}` })),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const changed = await house.database
      .selectFrom('event')
      .where('type', '=', 'account.password-changed')
      .select('id')
      .execute()
    expect(changed).toHaveLength(1)
  })
})
