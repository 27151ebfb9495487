import { expect } from '@playwright/test'
import { invitationUndoMinutes } from '@trampolim/marketplace/selection/invitations.ts'
import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import type { Work } from '@trampolim/server/platform/background/work.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { attendHiresWork } from '@trampolim/server/selection/hiring/attend-hires.ts'
import { attendInterviewsWork } from '@trampolim/server/selection/interviews/attend.ts'
import { attendInvitationsWork } from '@trampolim/server/selection/invitations/attend-invitations.ts'
import { notifyMovesWork } from '@trampolim/server/selection/notices/notify-candidate.ts'
import { attendSlotsWork } from '@trampolim/server/selection/slots/attend-slots.ts'
import { sql } from 'kysely'
import { insertReviewer } from '../fixtures/reviewers.ts'
import { insertJob, workPlace } from '../world/builders.ts'
import { endUndoTime } from '../world/undo-time.ts'
import type { NewCandidate } from './new-candidate.ts'
import { behindThePages } from './running-database.ts'

/** Inserts a job that was open and is closed. Returns its id. */
export async function insertClosedJob(): Promise<string> {
  return behindThePages(async (database) => {
    const { id: organizationId } = await database
      .selectFrom('organization')
      .select('id')
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    return insertJob({ database, now: () => new Date() }, { organizationId, status: 'job:closed' })
  })
}

/** Inserts an open job of the bakery for one test, with this many vacancies. Returns its id. */
export async function insertOpenJob({ name, vacancies = 1 }: { name: string; vacancies?: number }): Promise<string> {
  return behindThePages(async (database) => {
    const { organizationId, created_by } = await database
      .selectFrom('recruiter')
      .innerJoin('account', 'account.id', 'recruiter.account_id')
      .select(['recruiter.organization_id as organizationId', 'account.id as created_by'])
      .where('account.email', '=', 'bruno@padaria-aurora.example')
      .executeTakeFirstOrThrow()
    const places = JSON.stringify([workPlace({ qty: vacancies })])
    const job = { job_name: name, created_by, work_places: places, approved_places: places }
    return insertJob({ database, now: () => new Date() }, { organizationId: organizationId as string, ...job })
  })
}

/**
 * Advances past the minutes in which recruiters may undo their moves of a candidate, who is then notified. Only for the
 * test's own candidate, since others in the same job may belong to a test that runs at the same time.
 */
export async function passUndoTime({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    await endUndoTime(database, { email, now: new Date() })
    await done(database, notifyMovesWork, () =>
      database
        .selectFrom('candidacy')
        .innerJoin('account', 'account.id', 'candidacy.professional_id')
        .select('candidacy.id')
        .where('account.email', '=', email)
        .where('undo_until', '<=', new Date())
        .execute(),
    )
  })
}

/** Approves a candidate's profile, so that recruiters find their curriculum. Returns its id. */
export async function approveCandidate({ email }: Pick<NewCandidate, 'email'>): Promise<string> {
  return behindThePages(async (database) => {
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('professional')
      .set({ status: 'approved', first_approved_at: new Date() })
      .where('account_id', '=', id)
      .execute()
    const curriculum = database.selectFrom('curriculum').select('id').where('professional_id', '=', id)
    return (await curriculum.executeTakeFirstOrThrow()).id
  })
}

/**
 * Advances past the minutes in which the invitations of a candidate can be withdrawn; the candidate is then notified.
 */
export async function passInvitationUndo({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    const made = new Date(Date.now() - invitationUndoMinutes * 60_000)
    await database
      .updateTable('invitation')
      .set({ made_at: made, due_at: new Date() })
      .where('professional_id', 'in', (select) => select.selectFrom('account').select('id').where('email', '=', email))
      .execute()
    await done(database, attendInvitationsWork, () =>
      database
        .selectFrom('invitation')
        .innerJoin('account', 'account.id', 'invitation.professional_id')
        .select('invitation.id')
        .where('account.email', '=', email)
        .where('told_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute(),
    )
  })
}

/** The same for the hiring messages of a candidate. */
export async function passHireUndo({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    const made = new Date(Date.now() - invitationUndoMinutes * 60_000)
    await database
      .updateTable('hiring_message')
      .set({ made_at: made, due_at: new Date() })
      .where('told_at', 'is', null)
      .where('candidacy_id', 'in', candidaciesOf(database, email))
      .execute()
    await done(database, attendHiresWork, () => untold(database, 'hiring_message', email))
  })
}

/** The same for a candidate's interviews. */
export async function passInterviewUndo({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    await database
      .updateTable('interview_candidate')
      .set({ set_at: new Date(Date.now() - invitationUndoMinutes * 60_000), due_at: new Date() })
      .where('told_at', 'is', null)
      .where('candidacy_id', 'in', candidaciesOf(database, email))
      .execute()
    await done(database, attendInterviewsWork, () => untold(database, 'interview_candidate', email))
  })
}

/** Makes a candidate's confirmed interview end an hour ago. */
export async function endInterview({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    const hour = 60 * 60_000
    const ended = new Date(Date.now() - hour)
    await database
      .updateTable('interview_candidate')
      .set({ start_at: new Date(ended.getTime() - hour), end_at: ended, due_at: new Date() })
      .where('candidacy_id', 'in', candidaciesOf(database, email))
      .execute()
    await done(database, attendInterviewsWork, () =>
      database
        .selectFrom('interview_candidate')
        .select('id')
        .where('candidacy_id', 'in', candidaciesOf(database, email))
        .where('due_at', 'is not', null)
        .execute(),
    )
  })
}

/** The same for the interview times that candidates are offered. */
export async function passSlotsUndo({ email }: Pick<NewCandidate, 'email'>) {
  await behindThePages(async (database) => {
    await database
      .updateTable('slot_offer')
      .set({ set_at: new Date(Date.now() - invitationUndoMinutes * 60_000), due_at: new Date() })
      .where('told_at', 'is', null)
      .where('candidacy_id', 'in', candidaciesOf(database, email))
      .execute()
    await done(database, attendSlotsWork, () => untold(database, 'slot_offer', email))
  })
}

function candidaciesOf(database: Database, email: string) {
  return database
    .selectFrom('candidacy')
    .innerJoin('account', 'account.id', 'candidacy.professional_id')
    .select('candidacy.id')
    .where('account.email', '=', email)
}

type Told = 'hiring_message' | 'interview_candidate' | 'slot_offer'

async function untold(database: Database, table: Told, email: string) {
  const { rows } = await sql`
    select candidacy.id from ${sql.table(table)} as told
    join candidacy on candidacy.id = told.candidacy_id
    join account on account.id = candidacy.professional_id
    where account.email = ${email} and told.told_at is null
  `.execute(database)
  return rows
}

/**
 * Repeats work until nothing is left: rows that another transaction locks are skipped and would be handled a minute
 * later.
 */
async function done(database: Database, work: Work<Record<string, never>>, left: () => Promise<unknown[]>) {
  await expect
    .poll(
      async () => {
        const some = await left()
        if (some.length > 0) await enqueue(database, work, { payload: {}, key: `${work.name} of a journey` })
        return some
      },
      { message: `what ${work.name} left` },
    )
    .toEqual([])
}

/** Adds a second reviewer: nobody can register as one. */
export async function insertColleague(person: { email: string; name: string; password: string }) {
  await behindThePages((database) => insertReviewer({ database, now: () => new Date() }, person))
}
