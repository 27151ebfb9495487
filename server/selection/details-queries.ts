import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { safeFileName } from '@trampolim/marketplace/files/file-name.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** What happened at a place with who did it, oldest first. The house has no name. */
export async function historyForRecruiters(database: Database, placeId: string): Promise<CandidateDetails['history']> {
  const { rows } = await sql<Omit<CandidateDetails['history'][number], 'happened'> & { happened: Date }>`
    select entry.id, entry.type, entry.from_step as "from", entry.to_step as "to", entry.note,
      coalesce(recruiter.name, professional.name) as by, entry.happened_at as happened
    from place_history as entry
    left join recruiter on recruiter.account_id = entry.actor_id
    left join professional on professional.account_id = entry.actor_id
    where entry.place_id = ${placeId}
    order by entry.happened_at, entry.id
  `.execute(database)
  return rows.map(({ happened, ...entry }) => ({ ...entry, happened: happened.toISOString() }))
}

/** The medical report of a place: its name and how often it was looked at. */
export async function findReport(database: Database, placeId: string): Promise<CandidateDetails['medicalReport']> {
  const { rows } = await sql<{ name: string; type: string; views: number }>`
    select stored_file.original_name as name, stored_file.content_type as type,
      (select count(*) from medical_report_view as look where look.place_id = place.id) as views
    from place join stored_file on stored_file.id = place.medical_report_id
    where place.id = ${placeId}
  `.execute(database)
  const [found] = rows
  return found ? { name: safeFileName(found.name, found.type), views: found.views } : null
}
