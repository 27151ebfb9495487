import { kindNames } from '@trampolim/marketplace/notifications/kinds.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done } from '../shapes.ts'
import { typedText } from '../values.ts'

/** The token of a link in a letter, valid for one person and one kind of letter. */
const token = typedText(200)

const readLetterStanding = call({
  specified: false,
  purpose:
    'Whether letters to the caller’s address come back, so that only those about the account’s security go there.',
  request: 'GET /letters/standing',
  allows: ['session'],
  input: z.object({}),
  answers: z.object({ returns: z.boolean() }),
})

const tryLettersAgain = call({
  specified: false,
  purpose: 'Letters go to the caller’s address again as before; if they come back, they stop again.',
  request: 'POST /letters/retry',
  quota: 'letters-retried',
  allows: ['session'],
  input: z.object({}).prefault({}),
  answers: done,
})

const readStoppedLetters = call({
  specified: false,
  purpose:
    'What a link at the end of a letter turns off: the letters of a kind of notification, or all summaries of a day or a week. Changes nothing.',
  request: 'GET /letters/stop',
  allows: ['anyone'],
  input: z.object({ token }),
  answers: z.object({
    subject: oneOf([...kindNames, 'daily', 'weekly']),
    /** Where the letters can be turned on again: in the profile of a candidate or of a recruiter. */
    side: oneOf(['candidate', 'recruiter']),
    isOff: z.boolean(),
  }),
  fails: ['action_not_found'],
})

const stopLetters = call({
  specified: false,
  purpose:
    'Turns off the letters of such a link; again is no fault. The link is its own proof and can’t turn anything on.',
  request: 'POST /letters/stop',
  quota: 'letters-stopped',
  allows: ['anyone'],
  input: z.object({ token }),
  answers: done,
  fails: ['action_not_found'],
})

export const letters = { readLetterStanding, tryLettersAgain, readStoppedLetters, stopLetters }
