import type { Fault } from '@trampolim/marketplace/faults.ts'
import type { Database, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { namesOfTowns, occupationTitles } from './queries.ts'

/** Checks that the CBO contains every occupation of interest. @throws invalid_form (`occupations.0.cbo`) */
export async function assertKnownOccupations(database: Database | Tx, occupations: readonly { cbo: string }[]) {
  const titles = await occupationTitles(
    database,
    occupations.map(({ cbo }) => cbo),
  )
  const unknown = occupations.flatMap(({ cbo }, at): Fault[] =>
    titles.has(cbo) ? [] : [{ field: `occupations.${at}.cbo`, code: 'unknown_occupation' }],
  )
  if (unknown.length) refuse('invalid_form', fieldFaultsOf(unknown))
}

/** Checks that each course is in a known municipality. @throws invalid_form (`internshipCourses.0.institutionCityState`) */
export async function assertKnownTowns(
  database: Database | Tx,
  courses: readonly { institutionCityState: number }[] | null | undefined,
) {
  if (!courses?.length) return
  const names = await namesOfTowns(
    database,
    courses.map((each) => each.institutionCityState),
  )
  const unknown = courses.flatMap(({ institutionCityState }, at): Fault[] =>
    names.has(institutionCityState) ? [] : [{ field: `internshipCourses.${at}.institutionCityState`, code: 'invalid' }],
  )
  if (unknown.length) refuse('invalid_form', fieldFaultsOf(unknown))
}
