import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { requiredText, typedText, wholeText } from '../values.ts'
import { startedSession } from './accounts.ts'

/** A social network by which people sign in. */
const network = z.literal(networks.codes as ['google', 'linkedin'], 'invalid_option')

/**
 * The state of a sign-in that was started with a network, sealed by the server; pages store it in a cookie for ten
 * minutes.
 */
const kept = typedText(3000)

export const listNetworks = call({
  specified: false,
  purpose: 'The networks by which one can sign in here.',
  request: 'GET /login/networks',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.object({ networks: z.array(network) }),
})

/** The address of the network's sign-in page, and the state that `finish` needs afterwards. */
const started = z.object({ address: z.string(), kept: z.string() })

export const startSignIn = call({
  specified: false,
  purpose: 'Starts signing in by a network, with PKCE, state and nonce: returns the address of its page.',
  request: 'POST /login/{network}/start',
  quota: 'network-sign-ins',
  allows: ['anyone'],
  input: z.object({
    network,
    /** 1 recruiter, 2 professional: the area in which the person signs in. */
    type: wholeText().pipe(z.literal([1, 2])),
    /** Where to go afterwards. */
    redirect: typedText(2000).optional(),
    rememberMe: z.boolean().default(false),
  }),
  answers: started,
  fails: ['network_not_available', 'network_away'],
})

export const startLink = call({
  specified: false,
  purpose: 'Starts linking an account to one at a network; the password is asked for, since this adds a way in.',
  request: 'POST /account/networks/{network}/start',
  quota: 'network-sign-ins',
  allows: ['user:professional', 'user:inactive', 'user:recruiter'],
  input: z.object({ network, password: requiredText(200) }),
  answers: started,
  fails: ['network_not_available', 'network_away', 'wrong_password', 'too_many_sign_ins'],
})

export const finishNetwork = call({
  specified: false,
  purpose: 'Finishes what was started with a network, with the query of the address to which the network returned.',
  request: 'POST /login/{network}/finish',
  quota: 'network-sign-ins',
  allows: ['anyone'],
  input: z.object({ network, kept, query: typedText(4000) }),
  answers: z.discriminatedUnion('result', [
    startedSession.extend({
      result: z.literal('signed-in'),
      redirect: z.string().nullable(),
      rememberMe: z.boolean(),
    }),
    /**
     * The network's e-mail address has an account here, whose owner must prove that it is theirs
     * (`/login/{network}/link`).
     */
    z.object({ result: z.literal('proof-needed'), kept: z.string() }),
    z.object({ result: z.literal('linked') }),
  ]),
  /** `network_refused` is also the answer if the person declined at the network. */
  fails: [
    'network_not_available',
    'network_away',
    'network_refused',
    'network_unknown',
    'network_of_another',
    'second_factor_required',
    'sign_in_as_professional',
    'sign_in_as_recruiter',
    'sign_in_as_reviewer',
  ],
})

export const readProofNeeded = call({
  specified: false,
  purpose: 'Returns whose account is to be linked to a network before its owner has proved that it is theirs.',
  request: 'POST /login/{network}/proof',
  quota: { none: 'It only reads what the server itself has sealed.' },
  allows: ['anyone'],
  input: z.object({ network, kept }),
  answers: z.object({ email: z.string(), type: z.literal([1, 2]) }),
  fails: ['network_refused'],
})

export const proveAccount = call({
  specified: false,
  purpose:
    'Links the account of a network’s e-mail to it, by its password or a code sent to it, and signs its owner in.',
  request: 'POST /login/{network}/link',
  quota: 'network-sign-ins',
  allows: ['anyone'],
  input: z.object({
    network,
    kept,
    password: typedText(200).optional(),
    /** The verified code of the account's e-mail (see `/validation/email/code`). */
    emailVerificationId: recordId.optional(),
  }),
  answers: startedSession.extend({ redirect: z.string().nullable(), rememberMe: z.boolean() }),
  fails: [
    'network_refused',
    'network_of_another',
    'wrong_credentials',
    'too_many_sign_ins',
    'verification_required',
    'second_factor_required',
    'sign_in_as_professional',
    'sign_in_as_recruiter',
    'sign_in_as_reviewer',
  ],
})

export const readBegunRegistration = call({
  specified: false,
  purpose:
    'What a network told of a person whose registration it began; `isEmailVerified` spares the code of the e-mail.',
  request: 'GET /account/registration',
  allows: ['professional:registration:incomplete'],
  input: z.object({}),
  answers: z.object({ network, name: z.string(), email: z.string().nullable(), isEmailVerified: z.boolean() }),
  fails: ['user_not_found'],
})

export const listLinked = call({
  specified: false,
  purpose: 'The networks to which one’s account is linked or can be linked.',
  request: 'GET /account/networks',
  allows: ['user:professional', 'user:inactive', 'user:recruiter'],
  input: z.object({}),
  answers: z.array(
    z.object({
      network,
      /** Null if it isn't linked. */
      linked: z.object({ email: z.string().nullable(), at: instant }).nullable(),
      /** False if this is the only way into the account. */
      canUnlink: z.boolean(),
      /** Whether unlinking asks for the account's password; it does if the account has one. */
      asksPassword: z.boolean(),
    }),
  ),
})

export const unlink = call({
  specified: false,
  purpose:
    'Unlinks one’s account from a network; never if it is the last way in. An account with a password gives it again, and a letter tells of it.',
  request: 'DELETE /account/networks/{network}',
  quota: 'ways-in-changed',
  allows: ['user:professional', 'user:inactive', 'user:recruiter'],
  logged: 'account',
  input: z.object({ network, password: typedText(200).optional() }),
  answers: done,
  fails: ['wrong_password', 'too_many_sign_ins', 'network_not_linked', 'last_way_in'],
})

export const networkCalls = {
  listNetworks,
  startSignIn,
  startLink,
  finishNetwork,
  readProofNeeded,
  proveAccount,
  readBegunRegistration,
  listLinked,
  unlink,
}
