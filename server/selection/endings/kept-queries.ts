import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { countsAsApproved } from '../../profiles/standing.ts'
import { type AskedPeople, pageOfPeople } from '../invitations/list-queries.ts'

/** Whether a company keeps the candidate, who has been notified of it by this moment. */
const isKept = (now: Date) => sql<boolean>`
  candidacy.outcome = ${'kept' satisfies FinalistOutcome} and candidacy.step = ${'discarded' satisfies SelectionStep}
    and coalesce(candidacy.undo_until <= ${now}::timestamptz, true)
`

type Asked = AskedPeople & {
  organizationId: string
  kind: JobKindWord
  now: Date
  since: Date
  /** Being in the list reveals a disability, so it only contains people who agreed to be found by it. */
  onlyFoundByDisability: boolean
}

/** Returns a page of curriculums of people whom an organisation keeps and who aren't in the job's selection. */
export async function pageOfKept(database: Database, asked: Asked) {
  const { jobId, organizationId, kind, now, since, onlyFoundByDisability } = asked
  return pageOfPeople(
    database,
    asked,
    sql`
      select latest.id, latest.made_at, latest.professional_id, curriculum.id as curriculum_id, professional.name,
        professional.birth_date, curriculum.visibility = 'free' as shown, false as applied
      from (
        select distinct on (candidacy.professional_id) candidacy.id, candidacy.professional_id, candidacy.discarded_at as made_at
        from job as past join candidacy on candidacy.job_id = past.id
        where past.organization_id = ${organizationId} and ${isKept(now)} and not candidacy.hidden
          and candidacy.discarded_at > ${since}
        order by candidacy.professional_id, candidacy.discarded_at desc, candidacy.id desc
      ) as latest
      join professional on professional.account_id = latest.professional_id
        and ${countsAsApproved('professional')}
        ${onlyFoundByDisability ? sql`and professional.found_by_disability` : sql``}
      join curriculum on curriculum.professional_id = latest.professional_id and curriculum.cv_type = ${kind}
        and curriculum.searching_job and curriculum.visibility <> 'hidden'
      where not exists (
        select from candidacy as here where here.job_id = ${jobId} and here.professional_id = latest.professional_id
      )
    `,
  )
}

/** Stops keeping people who were kept before a moment, in batches; they stay discarded. Returns their number. */
export async function endKept(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const { rows } = await sql`
    update candidacy set outcome = null where id in (
      select id from candidacy
      where outcome = ${'kept' satisfies FinalistOutcome} and step = ${'discarded' satisfies SelectionStep} and discarded_at <= ${before}
      order by id limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.length
}

/** Stops keeping a candidate who was notified of it; false for another person's candidacy. */
export async function forgetKeeping(
  database: Database,
  { professionalId, candidacyId, now }: { professionalId: string; candidacyId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ theirs: boolean }>`
    with forgotten as (
      update candidacy set outcome = null
      where id = ${candidacyId} and professional_id = ${professionalId} and ${isKept(now)}
    )
    select exists (select from candidacy where id = ${candidacyId} and professional_id = ${professionalId}) as theirs
  `.execute(database)
  return rows[0]?.theirs ?? false
}
