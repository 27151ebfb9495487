import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { safeFileName } from '@trampolim/marketplace/files/file-name.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'

/** Lists the history of a candidacy with its actors, oldest first. The actor's name is null for automation. */
export async function historyForRecruiters(
  database: Database,
  candidacyId: string,
): Promise<CandidateDetails['history']> {
  const { rows } = await sql<Omit<CandidateDetails['history'][number], 'happened'> & { happened: Date }>`
    select entry.id, entry.type, entry.from_step as "from", entry.to_step as "to", entry.note,
      coalesce(recruiter.name, professional.name) as by, entry.happened_at as happened
    from candidacy_history as entry
    left join recruiter on recruiter.account_id = entry.actor_id
    left join professional on professional.account_id = entry.actor_id
    where entry.candidacy_id = ${candidacyId}
    order by entry.happened_at, entry.id
  `.execute(database)
  return rows.map(({ happened, ...entry }) => ({ ...entry, happened: happened.toISOString() }))
}

/** Returns the medical report of a candidacy: its file name and how often it was viewed. */
export async function findReport(database: Database, candidacyId: string): Promise<CandidateDetails['medicalReport']> {
  const { rows } = await sql<{ name: string; type: string; views: number }>`
    select stored_file.original_name as name, stored_file.content_type as type,
      (select count(*) from medical_report_view as look where look.candidacy_id = candidacy.id) as views
    from candidacy join stored_file on stored_file.id = candidacy.medical_report_id
    where candidacy.id = ${candidacyId}
  `.execute(database)
  const [found] = rows
  return found ? { name: safeFileName(found.name, found.type), views: found.views } : null
}
