import { writeAudit } from '../audit/queries.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { countReports, findReports, insertReport, isOwnLook, lockReport, writeAnswer } from './queries.ts'

/** Reports a look at one's own data to the reviewers. @throws look_not_found, look_already_reported */
export async function reportLook(
  { database, now }: House,
  { professionalId, id: lookId, text }: { professionalId: string; id: string; text: string },
) {
  if (!(await isOwnLook(database, { id: lookId, professionalId }))) refuse('look_not_found')
  const moment = now()
  const report = { id: newId(moment), lookId, professionalId, text, now: moment }
  if (!(await insertReport(database, report))) refuse('look_already_reported')
}

/** Returns a page of candidates' reports, the open ones first. */
export async function listReports({ database }: House, { page, size }: { page: number; size: number }) {
  const [rows, total] = await Promise.all([findReports(database, { page, size }), countReports(database)])
  const items = rows.map((row) => ({
    ...row,
    seen: row.seen.toISOString(),
    reported: row.reported.toISOString(),
    answered: row.answered?.toISOString() ?? null,
  }))
  return { items, page, size, total }
}

/** Answers a report once; its author gets a letter. @throws report_not_found, report_already_answered */
export async function answerReport(
  { database, configuration: { secret }, now }: House,
  { reviewerId, id, answer }: { reviewerId: string; id: string; answer: string },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const report = (await lockReport(tx, id)) ?? refuse('report_not_found')
    if (report.answeredAt) refuse('report_already_answered')
    await writeAnswer(tx, { id, answer, by: reviewerId, now: moment })
    await writeAudit(tx, {
      ...{ action: 'look-report.answer', actorId: reviewerId, subject: 'candidate', subjectId: report.professionalId },
      details: { name: report.name, reason: answer },
      now: moment,
    })
    await queueLetter(tx, {
      ...{ secret, id: newId(moment), to: report.email, template: 'look-report-answered' },
      values: { name: firstName(report.name), answer },
    })
  })
}
