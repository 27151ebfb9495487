import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** Keeps with these places the name of their candidate and the curriculum of the kind with which they applied. */
export async function linkCandidates(database: Database | Tx, placeIds: readonly string[]) {
  await sql`
    with held as (select id from place where id = any (${placeIds}::text[]) order by id for update)
    update place set candidate_name = professional.name, curriculum_id = curriculum.id
    from held
    join place as own on own.id = held.id
    join professional on professional.account_id = own.professional_id
    left join curriculum on curriculum.professional_id = own.professional_id and curriculum.cv_type = own.cv_type
    where place.id = held.id
      and (place.candidate_name <> professional.name or place.curriculum_id is distinct from curriculum.id)
  `.execute(database)
}

/** How well the candidate of a place fits, and within how many kilometres from work they live. */
export type Score = { id: string; score: number | null; known: number; withinKm: number | null }

/** Writes the scores of places, of which those that stay as they are aren't touched. */
export async function storeScores(database: Database | Tx, scores: readonly Score[]) {
  await sql`
    with scored as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        as each (id text, score smallint, known smallint, "withinKm" smallint)
    ),
    held as (select place.id from place join scored on scored.id = place.id order by place.id for update of place)
    update place set match_score = scored.score, match_known = scored.known, within_km = scored."withinKm"
    from scored join held on held.id = scored.id
    where place.id = scored.id and (place.match_score, place.match_known, place.within_km)
      is distinct from (scored.score, scored.known, scored."withinKm")
  `.execute(database)
}

/** Whose places: all of a job or all of a candidate. */
export type PlacesOf = { jobId: string } | { professionalId: string }

const ownedBy = (of: PlacesOf) =>
  'jobId' in of ? sql`job_id = ${of.jobId}` : sql`professional_id = ${of.professionalId}`

/** Some of the places of a job or a candidate, in the order of their ids, after one of them. */
export async function placesAfter(
  database: Database,
  of: PlacesOf,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from place where ${ownedBy(of)} and id > ${after} order by id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** Whether a job or a candidate has any place. */
export async function havePlaces(tx: Tx, of: PlacesOf): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from place where ${ownedBy(of)}) as found
  `.execute(tx)
  return rows[0]?.found ?? false
}
