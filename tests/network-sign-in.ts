import { type demoIdentities, demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { networkRoutes } from '@trampolim/server/accounts/networks/network-routes.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import type { TestHouse } from './house.ts'
import { visit } from './identity-visit.ts'
import type { insertAccount } from './people.ts'

export const password = 'pao de queijo'
export const ana = { email: 'ana@trampolim.example', role: 'user:professional', password } as const
export const bruno = { email: 'bruno@padaria-aurora.example', role: 'user:recruiter', password } as const

/** The subject of the letter about a new device. */
export const newDevice = 'Entraram na sua conta em um aparelho novo'

/** Signs in through networks, whose people the demo has. */
export function networkSignIn(house: TestHouse) {
  const visitor = () => house.as(networkRoutes)
  const start = (network: 'google' | 'linkedin' = 'google', type: 1 | 2 = 2) =>
    visitor().startSignIn({ network, type, redirect: '/jobs', rememberMe: true })
  const comeBack = async (who: string, network: 'google' | 'linkedin' = 'google', type: 1 | 2 = 2) => {
    const { address, kept } = await start(network, type)
    return visitor().finishNetwork({ network, kept, query: await visit(address, who) })
  }
  const signedIn = async (who: string) => {
    const finished = await comeBack(who)
    if (finished.result !== 'signed-in') throw new Error(`not signed in: ${finished.result}`)
    return finished
  }
  const unproved = async (who: string, type: 1 | 2 = 2) => {
    const finished = await comeBack(who, 'google', type)
    if (finished.result !== 'proof-needed') throw new Error(`no proof needed: ${finished.result}`)
    return finished.kept
  }

  /** Links an account to a person of Google. */
  const link = async (accountId: string, key: (typeof demoIdentities)[number]['key'] = 'lia') =>
    house.database
      .insertInto('linked_login')
      .values({
        network: 'google',
        subject: demoSubject('google', key),
        account_id: accountId,
        email: `${key}@trampolim.example`,
        email_verified: true,
        name: key,
        created_at: house.now(),
      })
      .execute()

  /** A person with a session of their own. */
  const atHome = async (person: Awaited<ReturnType<typeof insertAccount>>) => {
    const { accountId } = person
    const session = { accountId, rememberMe: false, now: house.now() }
    const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
    return { ...person, sessionId }
  }
  const accounts = () => house.database.selectFrom('account').select(['id', 'email', 'role']).execute()

  return { visitor, start, comeBack, signedIn, unproved, link, atHome, accounts }
}
