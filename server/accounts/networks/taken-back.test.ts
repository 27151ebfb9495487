import { isSomeoneWaiting } from '@trampolim/tests/database/waiting-for-locks.ts'
import { identityHouse, tokenFor, visit } from '@trampolim/tests/fixtures/accounts/identity-visit.ts'
import { ana, networkSignIn, password } from '@trampolim/tests/fixtures/accounts/network-sign-in.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { networkRoutes } from './network-routes.ts'

describe('signing in through a network while the owner of an account takes it back', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const { atHome, link, unproved, visitor } = networkSignIn(house)

  /** Calls `ask` while a transaction is open that ends with `last`; `ask` waits for it if it needs the same rows. */
  const meanwhile = async (accountId: string, ask: () => Promise<unknown>) => {
    let isOver = false
    const asked = await house.database.transaction().execute(async (tx) => {
      await changePassword(tx, { id: accountId, passwordHash: 'another', now: house.now() })
      const answer = refusal(ask()).finally(() => {
        isOver = true
      })
      answer.catch(() => undefined)
      while (!isOver && !(await isSomeoneWaiting(house.database)));
      await tx.deleteFrom('linked_login').where('account_id', '=', accountId).execute()
      await endAllSessions(tx, accountId)
      return [answer] as const
    })
    return asked[0]
  }
  const left = async () => ({
    links: (await house.database.selectFrom('linked_login').selectAll().execute()).length,
    sessions: (await house.database.selectFrom('session').selectAll().execute()).length,
  })

  it('signs in nobody with a link that was removed', async () => {
    const owner = await insertAccount(house, { ...ana, email: 'lia@exemplo.com.br' })
    await link(owner.accountId)
    const accessToken = await tokenFor(house, 'google', { who: 'lia', to: 'us' })
    const login = () => house.as(accountRoutes).login({ type: 2, network: 'google', accessToken })
    expect((await meanwhile(owner.accountId, login)).code).toBe('network_refused')
    expect(await left()).toEqual({ links: 0, sessions: 0 })
  })

  it('links nothing for a session that ends', async () => {
    const owner = await atHome(await insertAccount(house, ana))
    const own = house.as(networkRoutes, owner)
    const { address, kept } = await own.startLink({ network: 'google', password })
    const query = await visit(address, 'teo')
    const finish = () => own.finishNetwork({ network: 'google', kept, query })
    expect((await meanwhile(owner.accountId, finish)).code).toBe('sign_in_required')
    expect(await left()).toEqual({ links: 0, sessions: 0 })
  })

  it('links nothing with the former password, and starts no session', async () => {
    const owner = await insertAccount(house, ana)
    const kept = await unproved('ana')
    const prove = () => visitor().proveAccount({ network: 'google', kept, password })
    expect((await meanwhile(owner.accountId, prove)).code).toBe('wrong_credentials')
    expect(await left()).toEqual({ links: 0, sessions: 0 })
  })
})
