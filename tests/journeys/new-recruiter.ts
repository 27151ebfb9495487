import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { recruiterForm } from '../samples/recruiter-form.ts'
import { cnpjOf } from '../world/ids.ts'
import { enterCode, mailboxOf } from './new-candidate.ts'

/** A recruiter with a company and a first job of their own. */
export type HiringPerson = {
  name: string
  email: string
  phone: string
  password: string
  cnpj: string
  company: string
  jobName: string
  occupation: string
}

/** A person, a company and a job that nobody else has: e-mail, phone and CNPJ are unique. */
export function newHiringPerson(): HiringPerson {
  // A person's name contains only letters.
  const mark = String.fromCharCode(...Array.from({ length: 7 }, () => randomInt(97, 123)))
  return {
    name: `Marta ${mark}`,
    email: `marta-${mark}@relojoaria-${mark}.com.br`,
    phone: `119${randomInt(60_000_000, 100_000_000)}`,
    password: 'broa de milho com erva-doce',
    cnpj: cnpjOf(randomInt(40_000_000, 80_000_000)),
    company: `Relojoaria ${mark}`,
    jobName: `Consertos de relógio ${mark}`,
    occupation: 'Relojoeir',
  }
}

/** A registered recruiter, with a session. */
export type NewRecruiter = HiringPerson & { token: string; jobId: string }

/**
 * Registers a recruiter like the pages do: codes to e-mail and phone, codes entered, form sent; everything is then
 * under review. With the CNPJ of a registered organisation they ask to join it, and their job waits.
 */
export async function registerRecruiter(calls: Calls, changes: Partial<HiringPerson> = {}): Promise<NewRecruiter> {
  const person = { ...newHiringPerson(), ...changes }
  const { name, email, phone, password, cnpj, company, jobName } = person
  const [verificationId, phoneVerificationId] = await Promise.all([
    enterCode(calls, { channel: 'email', destination: email, mailbox: email, subject: /código do Trampolim/ }),
    enterCode(calls, { channel: 'phone', destination: phone, mailbox: mailboxOf(phone), subject: /^SMS para/ }),
  ])
  const form = recruiterForm({
    email,
    phone,
    password,
    verificationId,
    phoneVerificationId,
    organization: { idcard: cnpj, companyName: company, site: `www.${email.split('@')[1]}` },
    job: { jobName },
  })
  const { token, jobId } = await calls.gateway.recruiters.registerRecruiter({
    ...form,
    personalData: { ...form.personalData, name },
  })
  return { ...person, token, jobId: jobId as string }
}

/** The subject to find in the queue: by its name, or by its id if a name isn't enough. */
type Wanted = { subject: ReviewSubject; name?: string; subjectId?: string }

/** Waits for a subject's round in the reviewers' queue, to which a listener adds it. */
export async function reviewOf(reviewer: Calls, { subject, ...wanted }: Wanted): Promise<string> {
  const isWanted = (item: { name: string; subjectId: string }) =>
    wanted.subjectId ? item.subjectId === wanted.subjectId : item.name === wanted.name
  let found: string | undefined
  const look = async () => {
    for (let page = 1, pages = 1; !found && page <= pages; page++) {
      const { items, total, size } = await reviewer.gateway.reviews.reviewQueue({ subject, page, size: 100 })
      found = items.find(isWanted)?.id
      pages = Math.ceil(total / size)
    }
    return found
  }
  await expect.poll(look, { message: 'a round in the queue', timeout: 60_000 }).toBeTruthy()
  return found as unknown as string
}

/** Approves a subject as a reviewer does. */
export async function approve(reviewer: Calls, wanted: Wanted) {
  const id = await reviewOf(reviewer, wanted)
  const { edition } = await reviewer.gateway.reviews.claimReview({ id })
  await reviewer.gateway.reviews.decideReview({ id, edition, decision: 'approve' })
}

/** Approves the organisation, the recruiter and the first job. */
export async function approveAll(reviewer: Calls, { company, name, jobName }: NewRecruiter) {
  await approve(reviewer, { subject: 'organization', name: company })
  await approve(reviewer, { subject: 'recruiter', name })
  await approve(reviewer, { subject: 'job', name: jobName })
}
