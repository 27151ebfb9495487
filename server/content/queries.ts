import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** Counts one more rating of an answer. */
export async function countRating(
  database: Database,
  { audience, id, helped, day }: { audience: string; id: string; helped: boolean; day: string },
) {
  const [yes, no] = helped ? [1, 0] : [0, 1]
  await sql`
    insert into help_rating (audience, answer_id, day, helped, unhelped) values (${audience}, ${id}, ${day}, ${yes}, ${no})
    on conflict (audience, answer_id, day)
      do update set helped = help_rating.helped + ${yes}, unhelped = help_rating.unhelped + ${no}
  `.execute(database)
}

export type RatingRow = { audience: string; id: string; helped: number; unhelped: number }

/** The sums of ratings since a day, by answer; the least helpful first. */
export async function sumRatings(database: Database, since: string): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select audience, answer_id as id, sum(helped)::int as helped, sum(unhelped)::int as unhelped
    from help_rating where day >= ${since}
    group by audience, answer_id
    order by sum(unhelped) - sum(helped) desc, audience, answer_id
  `.execute(database)
  return rows
}

/** Deletes the ratings from before a day. */
export async function deleteRatings(database: Database, before: string) {
  await sql`delete from help_rating where day < ${before}`.execute(database)
}
