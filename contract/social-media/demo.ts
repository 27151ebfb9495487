import { z } from 'zod'
import { call } from '../call.ts'
import { instant, recordId } from '../shapes.ts'
import { wholeText } from '../values.ts'

/** The calls of the demo world; in other installations they don't exist (`page_not_found`). */

const letterHead = z.object({ id: recordId, to: z.string(), subject: z.string(), sent: instant })

export const listLetters = call({
  specified: false,
  purpose: 'The letters that the demo world has written, newest first.',
  request: 'GET /demo/mailbox',
  allows: ['anyone'],
  input: z.object({ limit: wholeText(1, 100).default(50) }),
  answers: z.array(letterHead),
  fails: ['page_not_found'],
})

export const readLetter = call({
  specified: false,
  purpose:
    'One letter of the demo world. Its text holds whatever link or code it carries, `calendar` the event for a calendar, as iCalendar.',
  request: 'GET /demo/mailbox/{id}',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: letterHead.extend({ from: z.string(), text: z.string(), html: z.string(), calendar: z.string().nullable() }),
  fails: ['page_not_found'],
})

export const demo = { listLetters, readLetter }
