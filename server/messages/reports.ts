import type { ThreadDecision } from '@trampolim/marketplace/messages/threads.ts'
import { writeAudit } from '../audit/queries.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { countReports, findReports, lockReport, storeReport, writeDecision } from './report-queries.ts'
import { findThreads, type Reader } from './thread-queries.ts'

/** Reports a candidate's thread to the reviewers. @throws thread_not_found, thread_already_reported */
export async function reportOwnThread(
  house: House,
  { professionalId, jobId, text }: { professionalId: string; jobId: string; text: string },
) {
  const reader = { side: 'candidate', accountId: professionalId } as const
  await report(house, reader, { jobId, candidateId: professionalId, text })
}

/** Reports the thread with a candidate. @throws job_not_found, thread_not_found, thread_already_reported, … */
export async function reportThread(
  house: House,
  { recruiterId, jobId, ...asked }: { recruiterId: string; jobId: string; candidateId: string; text: string },
) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId })
  await report(house, { side: 'company', accountId: recruiterId, organizationId }, { jobId, ...asked })
}

async function report(
  { database, now }: House,
  reader: Reader,
  { text, ...of }: { jobId: string; candidateId: string; text: string },
) {
  const [row] = await findThreads(database, reader, of)
  const threadId = row?.threadId ?? refuse('thread_not_found')
  const moment = now()
  const byCandidate = reader.side === 'candidate'
  const stored = await storeReport(database, {
    ...{ id: newId(moment), threadId, reportedBy: reader.accountId, byCandidate, text, now: moment },
  })
  if (!stored) refuse('thread_already_reported')
}

/** Returns a page of the reports of threads, the open ones first. */
export async function listThreadReports({ database }: House, { page, size }: { page: number; size: number }) {
  const [rows, total] = await Promise.all([findReports(database, { page, size }), countReports(database)])
  const items = rows.map(({ said, reported, answered, ...row }) => ({
    ...row,
    reported: reported.toISOString(),
    answered: answered?.toISOString() ?? null,
    messages: said.map(({ sent, ...each }) => ({ ...each, sent: new Date(sent).toISOString() })),
  }))
  return { items, page, size, total }
}

/**
 * Decides on a report once; its author gets a letter. A thread that was closed for another report stays closed.
 * @throws report_not_found, report_already_answered, thread_stopped
 */
export async function decideThreadReport(
  { database, configuration: { secret }, now }: House,
  { reviewerId, id, decision, answer }: { reviewerId: string; id: string; decision: ThreadDecision; answer: string },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const found = (await lockReport(tx, id)) ?? refuse('report_not_found')
    if (found.answeredAt) refuse('report_already_answered')
    if (decision === 'keep' && found.stopped) refuse('thread_stopped')
    const { threadId, candidateId, candidate, jobName, email, name } = found
    await writeDecision(tx, { id, threadId, decision, answer, by: reviewerId, now: moment })
    await writeAudit(tx, {
      ...{ action: `thread-report.${decision}`, actorId: reviewerId, subject: 'candidate', subjectId: candidateId },
      ...{ details: { name: candidate, reason: answer }, now: moment },
    })
    if (email === null || name === null) return
    const values = { name: firstName(name), jobName, decision, answer }
    await queueLetter(tx, { secret, id: newId(moment), to: email, template: 'thread-report-decided', values })
  })
}
