import { type RawBuilder, sql } from 'kysely'
import { factsNamed } from '../platform/database/facts.ts'

/**
 * The facts that the word index (`curriculum_search.words`) contains for a findable curriculum besides its words, such
 * as '#s35' for the state. They let the index find few people among many. `week`: the kind of curriculum and the week
 * since when it is found as it is. `subgroup`: of an occupation in the CBO. `experience`: in any of the occupations.
 * `born`: the year of birth.
 */
export const { factOf, factSql } = factsNamed({
  state: 's',
  municipality: 'm',
  cell: 'g',
  occupation: 'o',
  subgroup: 'k',
  schooling: 'e',
  remote: 'r',
  disability: 'd',
  focus: 'f',
  language: 'l',
  salary: 'p',
  licence: 'c',
  benefit: 'b',
  weekPart: 'a',
  experience: 'x',
  born: 'y',
  week: 'w',
})

/**
 * The expected salaries, in cents a month, at which a step of the salary fact begins; below the first one nothing is
 * stated. Those of the choices of salaries are among them.
 */
export const salarySteps = [
  1, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 800_000,
  1_000_000, 1_500_000, 2_000_000,
] as const

/** SQL for the step of an expected salary in cents, which is 0 if not stated. */
export const salaryStepSql = (cents: RawBuilder<unknown>) =>
  sql`width_bucket(${cents}, ${sql.lit(`{${salarySteps.join(',')}}`)}::integer[])`

/** The facts of stated salaries of at least `from` and less than `to` cents, and of some around them. */
export function salaryFacts({ from, to }: { from: number; to: number | null }): string[] {
  return salarySteps.flatMap((begins, at) => {
    const ends = salarySteps[at + 1] ?? Number.POSITIVE_INFINITY
    return ends > from && (to === null || begins < to) ? [factOf('salary', at + 1)] : []
  })
}
