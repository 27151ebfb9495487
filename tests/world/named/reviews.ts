import type { Database } from '@trampolim/server/platform/house.ts'
import { rememberApproved } from '@trampolim/server/reviews/decisions/remember-approved.ts'
import { sql } from 'kysely'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { makeCandidates } from '../people.ts'
import { randomFrom } from '../random.ts'
import { before } from './days.ts'
import { type Ground, jobsBeforeReviewers } from './review-jobs.ts'
import { auditOf, jobMoves, profileMoves } from './review-moves.ts'
import { decidedOf, type NextId, queueOf } from './review-rounds.ts'

/** Inserts Rita with her queue, her decisions, and the resulting tasks of Bruno and Davi. */
export async function fillReviews(database: Database, ground: Ground) {
  const { now, bakery, rita } = ground
  await insertMany(database, 'reviewer', [{ account_id: rita, name: 'Rita Alves', created_at: before(now, 100) }])
  const jobs = jobsBeforeReviewers(ground)
  const edited = jobs.edited.id as string
  await insertMany(database, 'job', [jobs.edited])
  await rememberAll(database, [edited, ...bakery.jobs.map(({ id }) => id as string)], ground)
  await rewriteEdited(database, edited, now)
  await insertMany(database, 'job', [jobs.waiting, jobs.carlas, jobs.rejected, jobs.toChange])
  const candidates = await insertCandidates(database, ground)
  let made = 5000
  const nextId: NextId = (moment) => worldId('other', made++, moment)
  const waiting = queueOf(ground, { jobs, candidates, nextId })
  await insertMany(database, 'review', [...waiting, ...decidedOf(ground, { jobs, nextId })])
  await insertMany(database, 'job_status_change', jobMoves(ground, { jobs, nextId }))
  await insertMany(database, 'profile_status_change', profileMoves(ground, { candidates, nextId }))
  await insertMany(database, 'audit_entry', auditOf(ground, { jobs, nextId }))
}

/**
 * Stores the current content of approved subjects as their approved version, so that later edits show their
 * differences.
 */
async function rememberAll(database: Database, jobIds: readonly string[], { now, bakery, bruno }: Ground) {
  const jobs = jobIds.map((subjectId) => ({ subject: 'job', subjectId }) as const)
  const aurora = { subject: 'organization', subjectId: bakery.aurora.id as string } as const
  for (const each of [...jobs, aurora, { subject: 'recruiter', subjectId: bruno } as const])
    await rememberApproved(database, { ...each, now })
}

/** Applies Bruno's edit of a job that was open. */
async function rewriteEdited(database: Database, jobId: string, now: Date) {
  await database
    .updateTable('job')
    .set({
      job_name: 'Padeiro da madrugada (6x1)',
      salary_from_cents: 190_000,
      content: sql`content || ${JSON.stringify({ benefits: ['vale-transporte'] })}::jsonb`,
      modified_at: before(now, 1),
      shown: sql`jsonb_build_object('job_name', job_name, 'salary_from_cents', salary_from_cents, 'content', content,
        'modified_at', modified_at)`,
    })
    .where('id', '=', jobId)
    .execute()
}

/** Inserts people who registered in the last days. */
async function insertCandidates(database: Database, { now, towns }: Ground) {
  const made = makeCandidates('professional', { first: 900, count: 4 }, { random: randomFrom(12), towns, now })
  const candidates = made.map(({ account, professional, curriculum }, at) => {
    const entered = before(now, [8, 2, 1, 0.1][at] as number)
    const since = { created_at: entered, modified_at: entered }
    return {
      account: { ...account, ...since },
      professional: { ...professional, ...since, status: 'created', first_approved_at: null },
      curriculum: { ...curriculum, ...since },
      entered,
    }
  })
  const rowsOf = <Part extends 'account' | 'professional' | 'curriculum'>(part: Part) =>
    candidates.map((each) => each[part])
  await insertMany(database, 'account', rowsOf('account'))
  await insertMany(database, 'professional', rowsOf('professional'))
  await insertMany(database, 'curriculum', rowsOf('curriculum'))
  return candidates.map(({ professional, entered }) => ({
    id: professional.account_id as string,
    name: professional.name as string,
    entered,
  }))
}
