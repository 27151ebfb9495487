import { type RawBuilder, sql } from 'kysely'
import { factsNamed } from '../../platform/database/facts.ts'

type Sql = RawBuilder<unknown>

/**
 * What the index of words (`job_card.words`) says of a job besides its words, so that what few jobs have is found together with
 * words and place, however many jobs there are: '#s35' for the state, '#t4' for the fifth bit of the traits.
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
})

const bitsOf = { traits: 32, terms: 32, benefits: 32, languages: 64 } as const

/** SQL for an array of the facts of all bits that are set in a number. */
export function factsOfBits(name: keyof typeof bitsOf, bits: Sql): Sql {
  return sql`case when ${bits} = 0 then '{}'::text[] else array(
    select ${factSql(name, sql`bit`)} from generate_series(0, ${sql.lit(bitsOf[name] - 1)}) as bit
    where ((${bits})::bigint >> bit) & 1 = 1
  ) end`
}

/** The place of remote work that takes people of any state: every place includes it. */
export const anywhereFacts = `{${(['state', 'municipality', 'cell'] as const).map((name) => factOf(name, 0)).join(',')}}`
