import type { OpenThread } from '@trampolim/contract/gateway/messages.ts'
import { hiringJobFor, readingHiringJob } from '../candidates/hiring-job.ts'
import { asMember, assertMay, readingEmployer } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { findLastMessages, findMessages, moveReader } from './message-queries.ts'
import { presentMessage, presentThread } from './present.ts'
import { hasOpenReport } from './report-queries.ts'
import { countThreads, findThreads, type Reader, type ThreadRow } from './thread-queries.ts'

type Page = { page: number; size: number }
type OfCandidate = { jobId: string; candidateId: string }

/** A candidate as the reader of their own threads. */
const candidateAs = (accountId: string): Reader => ({ side: 'candidate', accountId })

/**
 * A page of a candidate's threads; `begun`: those with messages, otherwise the selections in which they may write the
 * first one.
 */
export async function listOwnThreads(
  house: House,
  { professionalId, begun, ...page }: { professionalId: string; begun: boolean } & Page,
) {
  return listFor(house, candidateAs(professionalId), { begun, ...page })
}

/** A page of the threads of a recruiter's organisation. @throws organization_not_found, profile_not_approved, … */
export async function listThreads(house: House, { recruiterId, ...page }: { recruiterId: string } & Page) {
  const employer = await readingEmployer(house, recruiterId)
  const { organizationId } = asMember(employer)
  assertMay(employer, 'select-candidates')
  return listFor(house, { side: 'company', accountId: recruiterId, organizationId }, { begun: true, ...page })
}

async function listFor({ database, now }: House, reader: Reader, { begun, page, size }: { begun: boolean } & Page) {
  const moment = now()
  const [rows, total] = await Promise.all([
    findThreads(database, reader, { page, size, begun, now: moment }),
    countThreads(database, reader, { begun, now: moment }),
  ])
  const last = await findLastMessages(
    database,
    rows.flatMap(({ threadId }) => threadId ?? []),
  )
  const items = rows.map((row) =>
    presentThread(row, { reader, last: last.find(({ threadId }) => threadId === row.threadId), now: moment }),
  )
  return { items, page, size, total }
}

/** A candidate's thread about a job. @throws thread_not_found */
export async function readOwnThread(
  house: House,
  { professionalId, jobId, ...part }: { professionalId: string; jobId: string } & Part,
) {
  return readFor(house, candidateAs(professionalId), { jobId, candidateId: professionalId, ...part })
}

/** The thread of a job with a candidate. @throws job_not_found, thread_not_found, profile_not_approved, … */
export async function readThread(
  house: House,
  { recruiterId, jobId, ...asked }: { recruiterId: string } & OfCandidate & Part,
) {
  const { organizationId } = await readingHiringJob(house, { recruiterId, jobId })
  return readFor(house, { side: 'company', accountId: recruiterId, organizationId }, { jobId, ...asked })
}

type Part = { before?: number | undefined; limit: number }

async function readFor(
  { database, now }: House,
  reader: Reader,
  { before, limit, ...of }: OfCandidate & Part,
): Promise<OpenThread> {
  const [row] = await findThreads(database, reader, of)
  if (!row) return refuse('thread_not_found')
  const { threadId } = row
  const latest = threadId === null ? [] : await findMessages(database, { threadId, before, most: limit })
  const rows = latest.toReversed()
  const first = rows[0]?.number ?? 1
  return {
    reported: threadId !== null && (await hasOpenReport(database, { threadId, by: reader.accountId })),
    thread: presentThread(row, { reader, last: before === undefined ? rows.at(-1) : undefined, now: now() }),
    items: rows.map((message) => presentMessage(message, { thread: row, reader })),
    older: first > 1 ? first : null,
    interview: interviewOf(row, now()),
  }
}

function interviewOf({ interview }: ThreadRow, now: Date): OpenThread['interview'] {
  if (!interview || !(new Date(interview.end) > now)) return null
  const { id, start, status, timeZone, elsewhere } = interview
  return { interviewId: id, startDateTime: new Date(start).toISOString(), status, timeZone, elsewhere }
}

/** Marks a candidate's thread as read up to a message. @throws thread_not_found */
export async function markOwnThreadRead(
  house: House,
  { professionalId, jobId, number }: { professionalId: string; jobId: string; number: number },
) {
  await markFor(house, candidateAs(professionalId), { jobId, candidateId: professionalId, number })
}

/** Marks a thread as read by a recruiter up to a message. @throws job_not_found, thread_not_found, … */
export async function markThreadRead(
  house: House,
  { recruiterId, jobId, ...asked }: { recruiterId: string; number: number } & OfCandidate,
) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId })
  await markFor(house, { side: 'company', accountId: recruiterId, organizationId }, { jobId, ...asked })
}

async function markFor({ database }: House, reader: Reader, { number, ...of }: OfCandidate & { number: number }) {
  const [row] = await findThreads(database, reader, of)
  const threadId = row?.threadId ?? refuse('thread_not_found')
  await database.transaction().execute((tx) => moveReader(tx, { threadId, accountId: reader.accountId, number }))
}
