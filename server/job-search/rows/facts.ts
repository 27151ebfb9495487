import { type RawBuilder, sql } from 'kysely'
import { factsNamed } from '../../platform/database/facts.ts'

type Sql = RawBuilder<unknown>

/**
 * The facts that the word index (`job_card.words`) contains for a job besides its words: '#s35' for the state, '#t4'
 * for the fifth bit of the traits. They let the index find rare jobs by words and place together, however many jobs
 * there are.
 */
export const { factOf, factSql } = factsNamed({
  state: 's',
  municipality: 'm',
  cell: 'g',
  kind: 'k',
  schooling: 'e',
  traits: 't',
  terms: 'w',
  benefits: 'b',
  languages: 'l',
  week: 'a',
})

const bitsOf = { traits: 32, terms: 32, benefits: 32, languages: 64 } as const

/** SQL for an array of the facts of all bits that are set in a number. */
export function factsOfBits(name: keyof typeof bitsOf, bits: Sql): Sql {
  return sql`case when ${bits} = 0 then '{}'::text[] else array(
    select ${factSql(name, sql`bit`)} from generate_series(0, ${sql.lit(bitsOf[name] - 1)}) as bit
    where ((${bits})::bigint >> bit) & 1 = 1
  ) end`
}

/** The facts for the place of remote work that takes people from any state: every place includes it. */
export const anywhereFacts = `{${(['state', 'municipality', 'cell'] as const).map((name) => factOf(name, 0)).join(',')}}`
