import { accountListeners } from '@trampolim/server/accounts/listeners.ts'
import { passkeyRoutes } from '@trampolim/server/accounts/passkeys/passkey-routes.ts'
import { accountRoutes } from '@trampolim/server/accounts/routes.ts'
import { secondStepRoutes } from '@trampolim/server/accounts/second-step/second-step-routes.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { letterHandlers } from '@trampolim/server/letters/background.ts'
import { TOTP } from 'otpauth'
import { newAuthenticator } from './authenticator.ts'
import type { TestHouse } from './house.ts'
import { insertAccount } from './people.ts'

export const password = 'pao de queijo'
export const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password } as const
export const bruno = { email: 'bruno@padaria.com.br', role: 'user:recruiter', password } as const
export const rita = { email: 'rita@trampolim.com.br', role: 'user:reviewer', password } as const
export const origin = 'https://trampolim.test'
const types = { 'user:professional': 2, 'user:recruiter': 1, 'user:reviewer': 3 } as const

/** The actions that people take, against a given house. */
export function secondStepIn(house: TestHouse) {
  const sessionOf = async (accountId: string) => {
    const session = { accountId, rememberMe: false, now: house.now() }
    return (await house.database.transaction().execute((tx) => startSession(tx, session))).sessionId
  }
  const atHome = async (given: typeof ana | typeof bruno | typeof rita = ana) => {
    const person = await insertAccount(house, given)
    return { ...person, role: given.role, sessionId: await sessionOf(person.accountId) }
  }
  type Owner = Awaited<ReturnType<typeof atHome>>
  const own = (owner: Owner) => house.as(secondStepRoutes, owner)
  const codeOf = (uri: string, ahead = 0) => {
    const key = new URL(uri).searchParams.get('secret') ?? ''
    return new TOTP({ secret: key }).generate({ timestamp: house.now().getTime() + ahead * 1000 })
  }
  /** Switches on one-time codes; afterwards the next code can be used. */
  const switchedOn = async (owner: Owner) => {
    const started = await own(owner).startOneTimeCodes({ password })
    const { recoveryCodes } = await own(owner).switchOn({ kept: started.kept, code: codeOf(started.uri) })
    house.clock.pass(30)
    return { recoveryCodes, code: (ahead = 0) => codeOf(started.uri, ahead) }
  }
  const login = (
    of: { email: string; role: keyof typeof types },
    more: { code?: string; address?: string; device?: string[] } = {},
  ) =>
    house
      .as(accountRoutes, null, more.address, more.device)
      .login({ type: types[of.role], email: of.email, password, ...(more.code !== undefined && { code: more.code }) })
  const finish = (kept: string, code: string, address?: string) =>
    house.as(secondStepRoutes, null, address).finishSecondStep({ kept, code })
  const addPasskey = async (owner: Owner) => {
    const device = newAuthenticator()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = device.create(started, { origin })
    const added = await house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name: 'Chave' })
    return { ...device, ...added }
  }
  const letters = async () => {
    await house.work({ handlers: letterHandlers, listeners: accountListeners })
    return house.letters.map(({ subject }) => subject)
  }
  return { sessionOf, atHome, own, codeOf, switchedOn, login, finish, addPasskey, letters }
}
