import { identityHouse, visit } from '@trampolim/tests/fixtures/accounts/identity-visit.ts'
import { ana, bruno, networkSignIn, newDevice, password } from '@trampolim/tests/fixtures/accounts/network-sign-in.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { secondStepRoutes } from '../second-step/second-step-routes.ts'
import { networkRoutes } from './network-routes.ts'

describe('linked accounts', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const { atHome, link, signedIn } = networkSignIn(house)
  const startLink = async (person: Awaited<ReturnType<typeof insertAccount>>) =>
    house.as(networkRoutes, person).startLink({ network: 'google', password })

  it('links after the password was entered, notifies the owner, and unlinks', async () => {
    const owner = await atHome(await insertAccount(house, ana))
    const own = house.as(networkRoutes, owner)
    expect((await refusal(own.startLink({ network: 'google', password: 'errada' }))).code).toBe('wrong_password')
    const { address, kept } = await startLink(owner)
    const query = await visit(address, 'teo')
    expect(await own.finishNetwork({ network: 'google', kept, query })).toEqual({ result: 'linked' })
    expect(await own.listLinked({})).toEqual([
      {
        network: 'google',
        linked: { email: 'teo@trampolim.example', at: '2026-03-10T15:00:00.000Z' },
        canUnlink: true,
        asksPassword: true,
      },
      { network: 'linkedin', linked: null, canUnlink: false, asksPassword: true },
    ])
    expect((await signedIn('teo')).user.userId).toBe(owner.accountId)
    for (const wrong of [undefined, '', 'errada']) {
      expect((await refusal(own.unlink({ network: 'google', password: wrong }))).code).toBe('wrong_password')
    }
    await own.unlink({ network: 'google', password })
    expect((await refusal(own.unlink({ network: 'google', password }))).code).toBe('network_not_linked')
    expect((await house.database.selectFrom('linked_login').selectAll().execute()).length).toBe(0)
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    const subjects = ['Nova forma de entrar na sua conta', 'Uma forma de entrar foi retirada']
    expect(house.letters.map(({ subject }) => subject).sort()).toEqual([newDevice, ...subjects].sort())
  })

  it('counts wrong passwords for the account, wherever its session is and whichever call takes them', async () => {
    const owner = await atHome(await insertAccount(house, ana))
    for (let times = 0; times < 10; times += 1) {
      const own = house.as({ ...networkRoutes, ...secondStepRoutes }, owner, `198.51.${times}.1`)
      const wrong = { password: 'errada' }
      const guess = () => (times % 2 ? own.startLink({ network: 'google', ...wrong }) : own.startOneTimeCodes(wrong))
      expect((await refusal(guess())).code).toBe('wrong_password')
    }
    const own = house.as(networkRoutes, owner, '203.0.113.9')
    expect((await refusal(own.startLink({ network: 'google', password }))).code).toBe('too_many_sign_ins')
    await house.work({ listeners: accountListeners, handlers: [...accountHandlers, ...letterHandlers] })
    const told = house.letters.filter(({ subject }) => subject === 'Tentaram entrar na sua conta')
    expect(told).toMatchObject([{ to: ana.email, text: expect.stringContaining('em que a sua conta') }])
  })

  it('counts wrong passwords entered to unlink with those of other calls, and an ended session can’t unlink', async () => {
    const owner = await atHome(await insertAccount(house, ana))
    await link(owner.accountId)
    const unlink = (given: string) => house.as(networkRoutes, owner).unlink({ network: 'google', password: given })
    await house.database.deleteFrom('session').where('id', '=', owner.sessionId).execute()
    expect((await refusal(unlink(password))).code).toBe('sign_in_required')
    for (let times = 0; times < 10; times += 1) expect((await refusal(unlink('errada'))).code).toBe('wrong_password')
    const linking = house.as(networkRoutes, owner).startLink({ network: 'linkedin', password })
    expect((await refusal(linking)).code).toBe('too_many_sign_ins')
  })

  it('links nothing for another person, and nothing that belongs to another', async () => {
    const owner = await atHome(await insertAccount(house, ana))
    const other = await insertAccount(house, bruno)
    const { address, kept } = await startLink(owner)
    const query = await visit(address, 'teo')
    for (const person of [other, null]) {
      const finished = house.as(networkRoutes, person).finishNetwork({ network: 'google', kept, query })
      expect((await refusal(finished)).code).toBe('network_refused')
    }
    await link(other.accountId)
    const second = await startLink(owner)
    const taken = await visit(second.address, 'lia')
    const finished = house
      .as(networkRoutes, owner)
      .finishNetwork({ network: 'google', kept: second.kept, query: taken })
    expect((await refusal(finished)).code).toBe('network_of_another')
  })

  it('keeps the last way to sign in, also if both are removed at once', async () => {
    const owner = await atHome(await insertAccount(house, { email: ana.email, role: ana.role }))
    await link(owner.accountId)
    const own = house.as(networkRoutes, owner)
    expect(await own.listLinked({})).toMatchObject([{ canUnlink: false, asksPassword: false }, {}])
    expect((await refusal(own.unlink({ network: 'google' }))).code).toBe('last_way_in')
    await house.database
      .insertInto('linked_login')
      .values({
        network: 'linkedin',
        subject: 'lia',
        account_id: owner.accountId,
        email: null,
        email_verified: false,
        name: '',
        created_at: house.now(),
      })
      .execute()
    const both = await Promise.allSettled([own.unlink({ network: 'google' }), own.unlink({ network: 'linkedin' })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not for visitors, reviewers or people who are still registering', async () => {
    const reviewer = await insertAccount(house, { email: 'rita@trampolim.example', role: 'user:reviewer', password })
    const begun = await insertAccount(house, {
      email: 'x@registering.invalid',
      role: 'professional:registration:incomplete',
    })
    for (const [person, code] of [
      [null, 'sign_in_required'],
      [reviewer, 'role_not_allowed'],
      [begun, 'role_not_allowed'],
    ] as const) {
      const as = house.as(networkRoutes, person)
      expect((await refusal(as.listLinked({}))).code).toBe(code)
      expect((await refusal(as.startLink({ network: 'google', password }))).code).toBe(code)
      expect((await refusal(as.unlink({ network: 'google' }))).code).toBe(code)
    }
  })
})
