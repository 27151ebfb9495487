import { createHash } from 'node:crypto'
import { type ContactKind, contactDueAt } from '@trampolim/marketplace/contact/messages.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import { forgetNames, writeAudit } from '../audit/queries.ts'
import { readJob } from '../jobs/read-job.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import type { Asking, Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { countWithin } from '../platform/limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import {
  countContacts,
  deleteContacts,
  findContacts,
  lockContact,
  storeContact,
  writeContactAnswer,
} from './queries.ts'

type ContactForm = {
  kind: ContactKind
  name: string
  email: string
  message: string
  jobId?: string | undefined
  page: string
  errorId: string
  website: string
}

/**
 * The daily limit of letters that confirm the arrival of a message to one address, since anybody can type any address.
 */
const receipts = { name: 'contact-receipt', most: 3, seconds: 24 * 60 * 60 }

/**
 * Stores a message and informs its sender and the people who run the marketplace. If the field that people don't see is
 * filled in, the answer is the same but nothing is stored. The letter to the sender doesn't quote the message, so that
 * nobody can use it to send text to others.
 * @throws job_not_found
 */
export async function sendContact({ house, person }: Asking, form: ContactForm): Promise<{ due: Date }> {
  const { database, now, configuration } = house
  const moment = now()
  const { kind, message, page, errorId } = form
  const due = contactDueAt(kind, moment)
  if (form.website !== '') return { due }
  const jobId = form.jobId === undefined ? null : form.jobId
  if (jobId !== null) await readReportedJob(house, person, jobId)
  const email = person && hasOwnAddress(person) ? person.email : form.email
  const name = form.name
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([email, kind, message, jobId, page, dayOf(moment)]))
    .digest('base64url')
  const id = newId(moment)
  await database.transaction().execute(async (tx) => {
    const accountId = person?.accountId ?? null
    const stored = await storeContact(tx, {
      ...{ id, kind, name, email, message, accountId, jobId, page, errorId, fingerprint, sent: moment, due },
    })
    if (!stored) return
    const { secret, contactEmail } = configuration
    await queueLetter(tx, {
      ...{ secret, id: newId(moment), to: contactEmail, template: 'contact-arrived' },
      values: { kind, name, message, due: due.toISOString() },
    })
    if (!(await countWithin(tx, receipts, { subject: email, now: moment }))) return
    const values = { kind, due: due.toISOString() }
    await queueLetter(tx, { secret, id: newId(moment), to: email, template: 'contact-received', values })
  })
  return { due }
}

/** An account whose registration a network began has no address of its own until it is complete. */
const hasOwnAddress = ({ role }: Person) => role !== 'professional:registration:incomplete'

/**
 * Reads the reported job; a job that the person can't know is refused, while an ended or removed one can still be
 * reported.
 * @throws job_not_found
 */
async function readReportedJob(house: House, person: Person | null, jobId: string) {
  try {
    await readJob(house, person, jobId)
  } catch (problem) {
    if (problem instanceof Refusal && (problem.code === 'job_gone' || problem.code === 'job_removed')) return
    throw problem
  }
}

/** Returns a page of messages, the open ones first, and how many are unanswered. */
export async function listContact({ database, now }: House, asked: { page: number; size: number }) {
  const moment = now()
  const [rows, counts] = await Promise.all([findContacts(database, asked), countContacts(database, moment)])
  const items = rows.map(({ sent, due, answered, ...row }) => ({
    ...row,
    sent: sent.toISOString(),
    due: due.toISOString(),
    overdue: answered === null && due < moment,
    answered: answered?.toISOString() ?? null,
  }))
  return { items, ...asked, ...counts }
}

/** Answers a message once. @throws contact_message_not_found, contact_already_answered */
export async function answerContact(
  { database, configuration: { secret }, now }: House,
  { reviewerId, id, answer }: { reviewerId: string; id: string; answer: string },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const found = (await lockContact(tx, id)) ?? refuse('contact_message_not_found')
    if (found.answeredAt) refuse('contact_already_answered')
    const { name, email, message } = found
    const kind = found.kind as ContactKind
    await writeContactAnswer(tx, { id, answer, by: reviewerId, now: moment })
    await writeAudit(tx, {
      ...{ action: 'contact.answered', actorId: reviewerId, subject: 'contact', subjectId: id },
      ...{ details: { name, reason: answer }, now: moment },
    })
    const values = { name: firstName(name), kind, message, answer }
    await queueLetter(tx, { secret, id: newId(moment), to: email, template: 'contact-answered', values })
  })
}

export const eraseContactsWork: Work<Record<string, never>> = { name: 'erase-contacts', payload: z.strictObject({}) }
const batch = 500

/** Deletes messages 90 days after they were answered, with the quotes from them in the audit log. */
export async function eraseContacts({ database, now }: House) {
  const answeredBefore = tooOldBefore('contact', now())
  for (let erased = batch; erased === batch; ) {
    erased = await database.transaction().execute(async (tx) => {
      const subjectIds = await deleteContacts(tx, { answeredBefore, most: batch })
      await forgetNames(tx, { subject: 'contact', subjectIds })
      return subjectIds.length
    })
  }
}
