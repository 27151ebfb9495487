import { schoolingRank, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'

/** Queued once, by a migration. */
export const lowerSchoolingsWork: Work<Record<string, never>> = {
  name: 'lower-schoolings-of-jobs',
  payload: z.strictObject({}),
}

const batch = 500

/**
 * Requires of jobs with several levels of schooling the lowest of them, since each is enough; earlier versions required the
 * highest. Search and scores follow by the event of each changed job.
 */
export async function lowerSchoolings({ database, now }: Pick<House, 'database' | 'now'>) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after
    after = await database.transaction().execute(async (tx) => {
      const { last, changed } = await lowerSome(tx, { after: from, most: batch })
      const payloads = changed.map((jobId) => ({ jobId }))
      await recordAll(tx, { type: 'job.changed', payloads, actorId: null, now: now() })
      return last
    })
  }
}

const ranks = JSON.stringify(schoolings.codes.map((code) => ({ code, rank: schoolingRank(code) })))

async function lowerSome(tx: Tx, { after, most }: { after: string; most: number }) {
  const { rows } = await sql<{ last: string | null; changed: string[] | null }>`
    with part as materialized (
      select id, content, shown from job where id > ${after} order by id limit ${most} for no key update
    ),
    level as (select * from jsonb_to_recordset(${ranks}::jsonb) as level (code text, rank integer)),
    asked as (
      select part.id, part.shown, lowest_of.own, lowest_of.shown_one
      from part, lateral (
        select
          (select code from level, jsonb_array_elements(part.content -> 'schoolLevels') as each
            where each ->> 'schooling' = code order by rank limit 1) as own,
          (select code from level, jsonb_array_elements(part.shown -> 'content' -> 'schoolLevels') as each
            where each ->> 'schooling' = code order by rank limit 1) as shown_one
      ) as lowest_of
      where part.content ->> 'apprenticeSchooling' is null
        and (jsonb_array_length(part.content -> 'schoolLevels') > 1
          or jsonb_array_length(part.shown -> 'content' -> 'schoolLevels') > 1)
    ),
    changed as (
      update job set
        schooling = coalesce(asked.own, job.schooling),
        shown = case when asked.shown_one is null then job.shown
          else jsonb_set(job.shown, '{schooling}', to_jsonb(asked.shown_one)) end
      from asked
      where job.id = asked.id
        and (asked.own is distinct from job.schooling or asked.shown_one is distinct from job.shown ->> 'schooling')
      returning job.id
    )
    select (select max(id) from part) as last, (select array_agg(id::text) from changed) as changed
  `.execute(tx)
  return { last: rows[0]?.last ?? undefined, changed: rows[0]?.changed ?? [] }
}
