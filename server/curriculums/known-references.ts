import type { CurriculumChanges } from '@trampolim/contract/curriculums.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import type { Database, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
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

/** Checks that courses and places to work are in known municipalities. @throws invalid_form (`workPlaces.0.cityState`) */
export async function assertKnownTowns(
  database: Database | Tx,
  { internshipCourses, workPlaces }: Pick<CurriculumChanges, 'internshipCourses' | 'workPlaces'>,
) {
  const named = [
    ...(internshipCourses ?? []).map((each, at) => ({
      field: `internshipCourses.${at}.institutionCityState`,
      town: each.institutionCityState,
    })),
    ...(workPlaces ?? []).map((each, at) => ({ field: `workPlaces.${at}.cityState`, town: each.cityState })),
  ]
  if (named.length === 0) return
  const names = await namesOfTowns(
    database,
    named.map(({ town }) => town),
  )
  const unknown = named.flatMap(({ field, town }): Fault[] => (names.has(town) ? [] : [{ field, code: 'invalid' }]))
  if (unknown.length) refuse('invalid_form', fieldFaultsOf(unknown))
}
