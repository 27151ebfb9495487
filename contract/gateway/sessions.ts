import { browsers, systems } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'

/**
 * A session as its owner sees it: the kind of device, as the device described itself, and the times. It has no location
 * and no network address.
 */
export const ownSession = z.object({
  id: recordId,
  /** Whether it is the session that makes this call. */
  current: z.boolean(),
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  started: instant,
  expires: instant,
})
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = call({
  specified: false,
  purpose: 'Where the signed-in person is signed in: this session, then the others, newest first; at most fifty.',
  request: 'GET /sessions',
  allows: ['session'],
  input: z.object({}),
  answers: z.array(ownSession),
})

export const endOneSession = call({
  specified: false,
  purpose: 'Ends one of the person’s own sessions; one that has ended already doesn’t exist.',
  request: 'DELETE /sessions/{id}',
  quota: { none: 'It ends what is one’s own, which whoever starts sessions is limited in.' },
  allows: ['session'],
  logged: 'sign-out',
  input: z.object({ id: recordId }),
  answers: done,
  fails: ['session_not_found'],
})

export const endOtherSessions = call({
  specified: false,
  purpose: 'Ends all sessions of the person but this one.',
  request: 'DELETE /sessions',
  quota: { none: 'It ends what is one’s own, which whoever starts sessions is limited in.' },
  allows: ['session'],
  logged: 'sign-out',
  input: z.object({}).prefault({}),
  answers: done,
})

export const sessions = { listSessions, endOneSession, endOtherSessions }
