import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** Writes to these candidacies their candidate's name and the curriculum of the kind with which they applied. */
export async function linkCandidates(database: Database | Tx, candidacyIds: readonly string[]) {
  await sql`
    with held as (select id from candidacy where id = any (${candidacyIds}::text[]) order by id for no key update)
    update candidacy set candidate_name = professional.name, curriculum_id = curriculum.id
    from held
    join candidacy as own on own.id = held.id
    join professional on professional.account_id = own.professional_id
    left join curriculum on curriculum.professional_id = own.professional_id and curriculum.cv_type = own.cv_type
    where candidacy.id = held.id
      and (candidacy.candidate_name <> professional.name or candidacy.curriculum_id is distinct from curriculum.id)
  `.execute(database)
}

/** The score of a candidacy, and within how many kilometres of work the candidate lives. */
export type Score = { id: string; score: number | null; known: number; withinKm: number | null }

/** Writes the scores of candidacies; unchanged rows aren't written. */
export async function storeScores(database: Database | Tx, scores: readonly Score[]) {
  await sql`
    with scored as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        as each (id text, score smallint, known smallint, "withinKm" smallint)
    ),
    held as (
      select candidacy.id from candidacy join scored on scored.id = candidacy.id
      order by candidacy.id for no key update of candidacy
    )
    update candidacy set match_score = scored.score, match_known = scored.known, within_km = scored."withinKm"
    from scored join held on held.id = scored.id
    where candidacy.id = scored.id and (candidacy.match_score, candidacy.match_known, candidacy.within_km)
      is distinct from (scored.score, scored.known, scored."withinKm")
  `.execute(database)
}

/** All candidacies of a job, or all of a candidate. */
export type CandidaciesOf = { jobId: string } | { professionalId: string }

const ownedBy = (of: CandidaciesOf) =>
  'jobId' in of ? sql`job_id = ${of.jobId}` : sql`professional_id = ${of.professionalId}`

/** Lists some of the candidacies of a job or a candidate, ordered by id, after a given one. */
export async function candidaciesAfter(
  database: Database,
  of: CandidaciesOf,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from candidacy where ${ownedBy(of)} and id > ${after} order by id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** Whether a job or a candidate has any candidacy. */
export async function haveCandidacies(tx: Tx, of: CandidaciesOf): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from candidacy where ${ownedBy(of)}) as found
  `.execute(tx)
  return rows[0]?.found ?? false
}
