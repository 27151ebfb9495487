import { sql } from 'kysely'
import type { CandidacyRow } from '../candidates/queries.ts'
import type { Database } from '../platform/house.ts'
import { isTakenDown } from '../profiles/standing.ts'

/** A person, and their relation to the caller's organisation. */
export type UserRow = {
  id: string
  name: string
  avatarFileId: string | null
  /** The organisation they recruit for, if any. */
  organizationId: string | null
  /** Null unless they are a candidate. */
  candidate: { everApproved: boolean; takenDown: boolean; sharesContactData: boolean } | null
  /** Their candidacies in the selections of that organisation. */
  candidacies: Pick<CandidacyRow, 'step' | 'status' | 'discardedBy' | 'discardedFrom' | 'discardedAt'>[]
}

/** Reads a person by account; undefined if there is none with a profile. */
export async function findUser(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string | null },
) {
  const { rows } = await sql<UserRow>`
    select account.id, coalesce(professional.name, recruiter.name, reviewer.name) as name,
      account.avatar_file_id as "avatarFileId", recruiter.organization_id as "organizationId",
      case when professional.account_id is not null then jsonb_build_object(
        'everApproved', professional.first_approved_at is not null, 'takenDown', ${isTakenDown('professional')},
        'sharesContactData', professional.share_contact_data
      ) end as candidate,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'step', candidacy.step, 'status', candidacy.status, 'discardedBy', candidacy.discarded_by,
          'discardedFrom', candidacy.discarded_from, 'discardedAt', candidacy.discarded_at
        ))
        from candidacy join job on job.id = candidacy.job_id
        where candidacy.professional_id = professional.account_id and job.organization_id = ${organizationId}
      ), '[]') as candidacies
    from account
    left join professional on professional.account_id = account.id
    left join recruiter on recruiter.account_id = account.id
    left join reviewer on reviewer.account_id = account.id
    where account.id = ${id} and coalesce(professional.name, recruiter.name, reviewer.name) is not null
  `.execute(database)
  return rows[0]
}
