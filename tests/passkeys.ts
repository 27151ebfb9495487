import { passkeyRoutes } from '@trampolim/server/accounts/passkeys/passkey-routes.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { newAuthenticator } from './authenticator.ts'
import type { TestHouse } from './house.ts'
import { insertAccount } from './people.ts'

export const password = 'pao de queijo'
export const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password } as const
export const bruno = { email: 'bruno@padaria.com.br', role: 'user:recruiter', password } as const
export const origin = 'https://trampolim.test'

/** The calls of passkeys, with people at home who add them. */
export function passkeysIn(house: TestHouse) {
  const visitor = (deviceTokens?: string[]) => house.as(passkeyRoutes, null, undefined, deviceTokens)

  /** A person with a session of their own. */
  const atHome = async (given: Parameters<typeof insertAccount>[1] = ana) => {
    const person = await insertAccount(house, given)
    const session = { accountId: person.accountId, rememberMe: false, now: house.now() }
    const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
    return { ...person, sessionId }
  }
  type Owner = Awaited<ReturnType<typeof atHome>>

  /** Adds a passkey of a new device. */
  const add = async (owner: Owner, { counter = 0, name = 'Meu celular' } = {}) => {
    const device = newAuthenticator()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = device.create(started, { origin, counter })
    const { id } = await house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name })
    return { ...device, id }
  }

  /** Signs in with a device. */
  const enter = async (
    device: Pick<ReturnType<typeof newAuthenticator>, 'get'>,
    {
      type = 2,
      rememberMe,
      ...said
    }: { type?: 1 | 2 | 3; rememberMe?: boolean } & Partial<Parameters<typeof device.get>[1]> = {},
  ) => {
    const started = await visitor().startPasskeySignIn({ type, rememberMe })
    return visitor().finishPasskeySignIn({ kept: started.kept, credential: device.get(started, { origin, ...said }) })
  }
  const own = async (owner: Owner) => (await house.as(passkeyRoutes, owner).listPasskeys({})).passkeys

  return { visitor, atHome, add, enter, own }
}
