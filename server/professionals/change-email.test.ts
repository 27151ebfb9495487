import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { accountHandlers } from '../accounts/background.ts'
import { accountListeners } from '../accounts/listeners.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { createActionLink } from '../action-links/action-links.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { changeProfessionalEmail } from './change-email.ts'

const [email, next, password] = ['ana@exemplo.com.br', 'ana.nova@exemplo.com.br', 'pao de queijo']
const day = 24 * 60 * 60

describe('changing the address one signs in with', async () => {
  const house = await testHouse()
  const ana = (status = 'approved') => insertCandidate(house, { email, cpf: '52998224725', password, status })
  const visitor = () => house.as(accountRoutes)
  const signIn = (at: string, secret = password) => visitor().login({ type: 2, email: at, password: secret })
  const proofOf = (destination: string) => insertProof(house, { channel: 'email', destination })
  const work = () => house.work({ handlers: [...accountHandlers, ...letterHandlers], listeners: accountListeners })
  const linkOfLetter = () => /take-action\?id=([\w-]+)/.exec(house.letters.at(-1)?.text ?? '')?.[1] ?? ''

  async function change(person: Person | null, to = next, given: object = {}) {
    const input = { email: to, password, emailVerificationId: await proofOf(to), ...given }
    return house.as({ changeProfessionalEmail }, person).changeProfessionalEmail(input)
  }
  /** Changes the address and returns the link from the letter. */
  async function changed(person: Person, to = next) {
    await change(person, to)
    await work()
    return linkOfLetter()
  }

  it('ends every session and open links, and notifies the old address', async () => {
    const person = await ana()
    const { token } = await signIn(email)
    const reset = { kind: 'reset-password', accountId: person.accountId, payload: {}, now: house.now() } as const
    const link = await house.database.transaction().execute((tx) => createActionLink(tx, reset))
    await change(person, ' Ana.Nova@exemplo.com.br ', { emailVerificationId: await proofOf(next) })
    expect(await personOfToken(house.database, token, house.now())).toBeNull()
    expect((await refusal(signIn(email))).code).toBe('wrong_credentials')
    expect((await signIn(next)).user.email).toBe(next)
    expect((await refusal(visitor().readAction({ id: link.token }))).code).toBe('action_expired')
    await work()
    const told = house.letters.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(told.at(-1)).toBe('O e-mail da sua conta foi trocado')
    const kept = JSON.stringify(await house.database.selectFrom('event').selectAll().execute())
    expect(kept).not.toContain(email)
  })

  it('is undone by the letter for seven days, with a new password', async () => {
    const id = await changed(await ana())
    const { token } = await signIn(next)
    house.clock.pass(6 * day)
    expect(await visitor().readAction({ id })).toEqual({ kind: 'undo-email', email, subject: '' })
    await visitor().takeAction({ id, password: 'broa de milho' })
    expect(await personOfToken(house.database, token, house.now())).toBeNull()
    expect((await refusal(signIn(next))).code).toBe('wrong_credentials')
    expect((await signIn(email, 'broa de milho')).user.email).toBe(email)
    expect((await refusal(visitor().takeAction({ id, password: 'outra broa' }))).code).toBe('action_expired')
    await work()
    expect(house.letters).toContainEqual(expect.objectContaining({ to: email, subject: 'Sua senha foi trocada' }))
  })

  it.each(['since', 'shortly before'])(
    'takes away a network linked %s, and keeps one from long before',
    async (when) => {
      const person = await ana()
      const link = (network: string) =>
        house.database
          .insertInto('linked_login')
          .values({
            ...{
              account_id: person.accountId,
              network,
              subject: network,
              email: null,
              email_verified: false,
              name: 'Ana',
            },
            created_at: house.now(),
          })
          .execute()
      const left = () => house.database.selectFrom('linked_login').select('network').execute()
      await link('linkedin')
      house.clock.pass(8 * day)
      // An attacker may link a network of their own before they change the address.
      if (when === 'shortly before') await link('google')
      house.clock.pass(60)
      const id = await changed(person)
      house.clock.pass(day)
      if (when === 'since') await link('google')
      expect(await left()).toHaveLength(2)
      await visitor().takeAction({ id, password: 'broa de milho' })
      expect(await left()).toEqual([{ network: 'linkedin' }])
    },
  )

  it('is not undone after seven days', async () => {
    const id = await changed(await ana())
    house.clock.pass(7 * day)
    expect((await refusal(visitor().takeAction({ id, password: 'broa de milho' }))).code).toBe('action_expired')
  })

  it('is undone by its first owner for good, however often somebody else changed it since', async () => {
    const person = await ana()
    const first = await changed(person)
    house.clock.pass(60)
    const second = await changed(person, 'outra@exemplo.com.br')
    house.clock.pass(60)
    const third = await changed(person, 'terceira@exemplo.com.br')
    await visitor().takeAction({ id: second, password: 'broa de milho' })
    await visitor().takeAction({ id: first, password: 'broa de fuba' })
    expect((await refusal(visitor().takeAction({ id: third, password: 'broa de soja' }))).code).toBe('action_expired')
    expect((await signIn(email, 'broa de fuba')).user.email).toBe(email)
  })

  it('is not undone if the old address belongs to another account meanwhile', async () => {
    const id = await changed(await ana())
    await insertAccount(house, { email, role: 'user:recruiter' })
    expect(await refusal(visitor().takeAction({ id, password: 'broa de milho' }))).toMatchObject({
      code: 'invalid_form',
      fields: { password: { code: 'email_taken' } },
    })
  })

  it('needs the password, again and again not a guessed one', async () => {
    const person = await ana()
    expect((await refusal(change(person, next, { password: 'errada' }))).code).toBe('wrong_password')
    for (let at = 1; at < 10; at++) await refusal(change(person, next, { password: 'errada' }))
    expect((await refusal(change(person))).code).toBe('too_many_sign_ins')
  })

  it.each(['created', 'pending', 'validating', 'rejected', 'blocked'])(
    'is refused while the profile is %s',
    async (status) => {
      expect(await refusal(change(await ana(status)))).toMatchObject({ code: 'profile_not_approved', status: 409 })
    },
  )

  it('needs the code of that very address, once', async () => {
    const person = await ana()
    const others = [
      await proofOf('outra@exemplo.com.br'),
      await insertProof(house, { channel: 'phone', destination: '11987654321' }),
      'f'.repeat(24),
    ]
    for (const emailVerificationId of others) {
      expect((await refusal(change(person, next, { emailVerificationId }))).code).toBe('verification_required')
    }
    expect((await refusal(change(person, email))).code).toBe('nothing_changed')
  })

  it('reveals that the address has an account only to a person who verified it', async () => {
    const person = await ana()
    await insertAccount(house, { email: next, role: 'user:recruiter' })
    const unproved = await refusal(change(person, next, { emailVerificationId: 'f'.repeat(24) }))
    expect(unproved.code).toBe('verification_required')
    expect(await refusal(change(person))).toMatchObject({ fields: { email: { code: 'email_taken' } } })
  })

  it('is for candidates', async () => {
    const candidate = await ana()
    expect((await refusal(change(null))).status).toBe(401)
    for (const role of ['user:recruiter', 'user:inactive', 'user:reviewer'] as const) {
      expect((await refusal(change({ ...candidate, role }))).status).toBe(403)
    }
  })

  it('goes to one of two persons who want the same address at once, and happens once in twenty simultaneous attempts', async () => {
    const people = [
      await ana(),
      await insertCandidate(house, { email: 'bia@exemplo.com.br', cpf: '11144477735', password }),
    ]
    const both = await Promise.allSettled(people.map((person) => change(person)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const loser = people[both.findIndex(({ status }) => status === 'rejected')] as Person
    const many = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => change(loser, `nova${at % 2}@exemplo.com.br`)),
    )
    const done = many.filter(({ status }) => status === 'fulfilled').length
    const noted = await house.database
      .selectFrom('event')
      .where('type', '=', 'account.email-changed')
      .select('id')
      .execute()
    expect(noted).toHaveLength(1 + done)
    expect(done).toBeGreaterThan(0)
  })
})
