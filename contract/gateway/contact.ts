import { contactKinds, longestContactMessage, longestReportedPage } from '@trampolim/marketplace/contact/messages.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { requiredText, textLike, trimmed } from '../values.ts'

const kind = oneOf(contactKinds)
const text = requiredText(longestContactMessage)

/** A message to the people who run the marketplace. */
const contactForm = z.object({
  kind,
  name: requiredText(120),
  email: requiredText(254).toLowerCase().check(z.email('invalid_email')),
  message: text,
  /** The reported job; it must be one that anybody can read. */
  jobId: recordId.optional(),
  /** The page that an error was on, as path and query, and the error's id. */
  page: trimmed(longestReportedPage).default(''),
  errorId: textLike(/^[\w-]{0,64}$/, { longest: 64, code: 'invalid_id' }).default(''),
  /** A field that people don't see. If it is filled in, a program did it, and nothing is stored. */
  website: trimmed(200).default(''),
})

export const sendContact = call({
  purpose:
    'Sends a message to the people who run the marketplace: a question, a report of an ad or of a person, an error of the site. It is stored, its sender gets a letter, and another with the answer. The same message sent again changes nothing.',
  request: 'POST /contact',
  quota: 'contact-messages',
  allows: ['anyone'],
  input: contactForm,
  answers: z.object({ done: z.literal(true), due: instant }),
  fails: ['job_not_found'],
})

/** A contact message as reviewers read it. */
const contactMessage = z.object({
  id: recordId,
  kind,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Whether the sender was signed in, so that the address is known to be theirs. */
  signedIn: z.boolean(),
  jobId: recordId.nullable(),
  jobName: z.string().nullable(),
  /** The company of the job, even if the ad hides it. */
  company: z.string().nullable(),
  page: z.string(),
  errorId: z.string(),
  sent: instant,
  due: instant,
  overdue: z.boolean(),
  answer: z.string().nullable(),
  answered: instant.nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const listContact = call({
  specified: false,
  purpose: 'Contact messages: the open ones, the soonest due first, then the answered ones, the latest first.',
  request: 'GET /review/contact',
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(contactMessage).extend({ open: z.int(), overdue: z.int() }),
})

export const answerContact = call({
  specified: false,
  purpose: 'Answers a contact message once; its sender gets the answer by letter.',
  request: 'PUT /review/contact/{id}',
  quota: { none: 'Reviewers are trusted, and a message is answered once.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({ id: recordId, answer: text }),
  answers: done,
  fails: ['contact_message_not_found', 'contact_already_answered'],
})

export const contact = { sendContact, listContact, answerContact }
