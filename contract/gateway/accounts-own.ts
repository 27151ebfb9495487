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
  answers: done,
  fails: ['action_not_found', 'action_expired'],
})

export const accountsOwn = { logout, takeAction }
