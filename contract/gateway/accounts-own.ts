import { z } from 'zod'
import { call } from '../call.ts'
import { done } from '../shapes.ts'
import { typedText } from '../values.ts'

/** Calls on accounts that the specification lacks but the product needs. */

export const logout = call({
  purpose: 'Ends this session; others of the same person go on.',
  request: 'DELETE /session',
  quota: { none: 'It ends this session, which whoever starts sessions is limited in.' },
  allows: ['session'],
  logged: 'sign-out',
  input: z.object({}).prefault({}),
  answers: done,
})

export const takeAction = call({
  purpose: 'Does once what an action link is for: sets the new password (which ends all sessions) or stops an alert.',
  request: 'POST /action/{id}',
  quota: { none: 'A link acts once, and whoever asks for links is limited in that.' },
  allows: ['anyone'],
  input: z.object({ id: typedText(100), password: typedText(200).optional() }),
  /** After a new password the device token of its owner (see `/login`); `type`: the area in which their account signs in. */
  answers: done.extend({ deviceToken: z.string().nullable(), type: z.literal([1, 2, 3]) }),
  fails: ['action_not_found', 'action_expired'],
})

const known = typedText(300).optional()

export const checkPassword = call({
  purpose:
    'Tells before a form is sent whether a new password will do: long enough, and neither common nor made of what its owner is.',
  request: 'POST /password/check',
  quota: { none: 'It only answers a question, and changes nothing.' },
  allows: ['anyone'],
  input: z.object({
    password: typedText(200, { missing: 'required' }),
    /** As far as it is known already. */
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

export const accountsOwn = { logout, takeAction, checkPassword }
