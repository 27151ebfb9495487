import { networkCalls } from '@trampolim/contract/gateway/networks.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { recordAsked } from '../../platform/security-log/record-asked.ts'
import { assertPassword } from '../passwords/assert-password.ts'
import { presentStarted } from '../present.ts'
import { finishNetwork, proveAccount } from './finish-network.ts'
import { keep, openKept } from './kept.ts'
import { listLinked, unlink } from './linked.ts'
import { challengeAt } from './provider.ts'
import { listLinks } from './queries.ts'

export const networkRoutes = {
  listNetworks: answer(networkCalls.listNetworks).handler(({ context: { house } }) => ({
    networks: networks.codes.filter((network) => house.configuration.networks[network] !== null),
  })),

  startSignIn: answer(networkCalls.startSignIn).handler(async ({ context: { house }, input }) => {
    const { network, type, redirect = null, rememberMe } = input
    const { address, challenge } = await challengeAt(house, network)
    const entry = { type, redirect, rememberMe }
    return { address, kept: keep(house, 'begun', { network, challenge, entry, link: null }) }
  }),

  startLink: answer(networkCalls.startLink).handler(async ({ context, input: { network, password } }) => {
    const { house } = context
    const { accountId } = signedIn(context)
    await assertPassword(house, accountId, password)
    const started = await challengeAt(house, network)
    const { challenge } = started
    const kept = keep(house, 'begun', { network, challenge, entry: null, link: accountId })
    return { address: started.address, kept }
  }),

  finishNetwork: answer(networkCalls.finishNetwork).handler(async ({ context, input }) => {
    const finished = await finishNetwork(context, input)
    const { result } = finished
    const call = 'POST /login/{network}/finish'
    if (result === 'proof-needed') return finished
    if (result === 'linked') {
      await recordAsked(context, { kind: 'account', call })
      return finished
    }
    await recordAsked(context, { kind: 'sign-in', call, actorId: finished.signedIn.person.accountId })
    return { result, ...(await presentStarted(context.house, finished.signedIn)), ...finished.onward }
  }),

  readProofNeeded: answer(networkCalls.readProofNeeded).handler(({ context: { house }, input }) => {
    const { person, entry } = openKept(house, 'unproved', input)
    return { email: person.email, type: entry.type }
  }),

  proveAccount: answer(networkCalls.proveAccount).handler(async ({ context, input }) => {
    const { network, kept, ...proof } = input
    const { password, emailVerificationId } = proof
    const proved = await proveAccount(context, { network, kept, proof: { password, emailVerificationId } })
    const actorId = proved.signedIn.person.accountId
    await recordAsked(context, { kind: 'account', call: 'POST /login/{network}/link', actorId })
    return { ...(await presentStarted(context.house, proved.signedIn)), ...proved.onward }
  }),

  readBegunRegistration: answer(networkCalls.readBegunRegistration).handler(async ({ context }) => {
    const [link] = await listLinks(context.house.database, signedIn(context).accountId)
    const { network, name, email, isEmailVerified } = link ?? refuse('user_not_found')
    return { network, name, email, isEmailVerified }
  }),

  listLinked: answer(networkCalls.listLinked).handler(({ context }) =>
    listLinked(context.house, signedIn(context).accountId),
  ),

  unlink: answer(networkCalls.unlink).handler(async ({ context, input }) => {
    await unlink(context.house, signedIn(context), input)
    return { done: true } as const
  }),
}
