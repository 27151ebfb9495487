import { z } from 'zod'
import { call } from '../call.ts'
import { done, recordId } from '../shapes.ts'
import { textLike, trimmed, typedText, wholeText } from '../values.ts'
import { socketOptions } from './realtime.ts'

const email = trimmed(254).toLowerCase().check(z.email('invalid_email'))

/** The signed-in person, as pages and clients know them (platform.md §3, session user). */
export const sessionUser = z.object({
  userId: recordId,
  sessionId: recordId,
  /** The role, in the specification's list form. */
  externalRoles: z.array(z.string()),
  /** 1 recruiter, 2 professional, 3 reviewer. */
  type: z.int(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  /** Whether the account must be protected by a passkey or one-time codes before it can be used for anything else. */
  isUnprotected: z.literal(true).optional(),
  /** How to connect for hints, with a ticket of `POST /notifications/realtime`. */
  socketOptions,
  /** Whether the terms have changed since the person accepted them. */
  termsDue: z.boolean(),
  /** The person's curriculums; null if there is none of that kind. */
  curriculums: z.object({
    professional: z.object({ searchingJob: z.boolean() }).nullable(),
    internship: z.object({ searchingJob: z.boolean() }).nullable(),
    apprentice: z.object({ searchingJob: z.boolean() }).nullable(),
  }),
})
export type SessionUser = z.infer<typeof sessionUser>

/**
 * Clients send the token in the `Authorization` header; pages store it in a cookie that scripts can't read. The device
 * token is stored the same way, and other clients send it as `X-Device-Token`. It signs nobody in. It keeps wrong
 * attempts made elsewhere from delaying the account's owner on this device, for a year or until the password changes.
 */
export const startedSession = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  deviceToken: z.string(),
  user: sessionUser,
})

export const login = call({
  purpose: 'Signs a person in by e-mail and password, or by a social network’s access token, and starts a session.',
  request: 'POST /login',
  quota: { none: 'Signing in has limits of its own, for account and address.' },
  allows: ['anyone'],
  logged: 'sign-in',
  alsoInQuery: ['network'],
  input: z.object({
    network: typedText(40).optional(),
    /**
     * An access token that the network issued to this product; a token issued to another product is refused. E-mail and
     * password are then only needed to link an account that has the network's e-mail address.
     */
    accessToken: typedText(4000).optional(),
    /** 1 recruiter, 2 professional, 3 reviewer: the area in which the person signs in. */
    type: wholeText().pipe(z.literal([1, 2, 3])),
    email: trimmed(254).toLowerCase().optional(),
    password: typedText(200).optional(),
    rememberMe: z.boolean().default(false),
    /**
     * The code of the second step (`second_factor_required`): from the person's authenticator app, or a recovery code.
     */
    code: typedText(40).optional(),
  }),
  /**
   * A person who is new and signs in by a network gets the role `professional:registration:incomplete`: they register
   * next.
   */
  answers: startedSession,
  /** The answer reveals that an account belongs to another area only if the password is right. */
  fails: [
    'wrong_credentials',
    'sign_in_as_professional',
    'sign_in_as_recruiter',
    'sign_in_as_reviewer',
    'too_many_sign_ins',
    'second_factor_required',
    'wrong_second_code',
    'network_not_available',
    'network_away',
    'network_refused',
    'network_unknown',
    'network_of_another',
    'network_needs_proof',
    'too_many_requests',
  ],
})

export const session = call({
  purpose: 'Restores the session: who is signed in.',
  request: 'GET /session',
  allows: ['session'],
  input: z.object({}),
  answers: sessionUser,
})

export const recoverPassword = call({
  purpose: 'Sends a link for a new password, and answers alike whether the account exists or not.',
  request: 'POST /recovery-password',
  quota: { none: 'It has limits of its own, for destination and address.' },
  allows: ['anyone'],
  input: z.object({ email }),
  answers: done,
  fails: ['too_many_requests'],
})

/** The purposes of action links: a new password, stopping an alert's mail, joining an organisation, or undoing a change of address. */
export const actionKind = z.enum(['reset-password', 'stop-alert', 'join-organization', 'undo-email'])

export const readAction = call({
  purpose: 'Returns what an action link would do, without doing it.',
  request: 'GET /action/{id}',
  allows: ['anyone'],
  input: z.object({ id: typedText(100) }),
  answers: z.object({ kind: actionKind, email: z.string(), subject: z.string() }),
  fails: ['action_not_found', 'action_expired'],
})

export const zipCodeAddress = call({
  purpose: 'The address of a CEP; where only its state is known, the person completes the rest.',
  request: 'GET /cep/{zip}',
  allows: ['anyone'],
  input: z.object({
    zip: typedText(200, { tooLong: 'invalid_zip_code' })
      .transform((zip) => zip.replace(/\D/g, ''))
      .pipe(textLike(/^\d{8}$/, { longest: 8, code: 'invalid_zip_code' })),
  }),
  answers: z.object({
    zipCode: z.string(),
    state: z.string(),
    /** The municipality's id, if known. */
    cityState: z.int().nullable(),
    city: z.string().nullable(),
    district: z.string().nullable(),
    street: z.string().nullable(),
  }),
  fails: ['zip_code_not_found'],
})

export const logout = call({
  specified: false,
  purpose: 'Ends this session; others of the same person go on.',
  request: 'DELETE /session',
  quota: { none: 'It ends this session, which whoever starts sessions is limited in.' },
  allows: ['session'],
  logged: 'sign-out',
  input: z.object({}).prefault({}),
  answers: done,
})

export const takeAction = call({
  specified: false,
  purpose:
    'Does once what an action link is for: sets the new password (which ends all sessions), also with the address from before it was changed, or stops an alert.',
  request: 'POST /action/{id}',
  quota: { none: 'A link acts once, and whoever asks for links is limited in that.' },
  allows: ['anyone'],
  input: z.object({ id: typedText(100), password: typedText(200).optional() }),
  /**
   * After setting a new password the device token of its owner (see `/login`); `type`: the area in which their account
   * signs in.
   */
  answers: done.extend({ deviceToken: z.string().nullable(), type: z.literal([1, 2, 3]) }),
  fails: ['action_not_found', 'action_expired'],
})

const known = typedText(300).optional()

export const checkPassword = call({
  specified: false,
  purpose:
    'Checks before a form is sent whether a new password is accepted: long enough, not common, and not made of its owner’s data.',
  request: 'POST /password/check',
  quota: { none: 'It only answers a question, and changes nothing.' },
  allows: ['anyone'],
  input: z.object({
    password: typedText(200, { missing: 'required' }),
    /** As far as it is already known. */
    owner: z
      .object({
        name: known,
        email: known,
        birthDate: known,
        cpf: known,
        phones: z.array(typedText(300)).max(3).default([]),
        company: z.array(typedText(300)).max(6).default([]),
      })
      .prefault({}),
  }),
  answers: done,
})

export const accounts = {
  login,
  session,
  recoverPassword,
  readAction,
  zipCodeAddress,
  logout,
  takeAction,
  checkPassword,
}
