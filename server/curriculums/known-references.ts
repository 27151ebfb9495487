import type { CurriculumChanges } from '@trampolim/contract/curriculums.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import type { Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { existingOccupations, existingTowns } from './queries.ts'

/** Checks that the CBO contains every occupation of interest. @throws invalid_form (`occupations.0.cbo`) */
export async function assertKnownOccupations(tx: Tx, occupations: readonly { cbo: string }[]) {
  const existing = await existingOccupations(
    tx,
    occupations.map(({ cbo }) => cbo),
  )
  const unknown = occupations.flatMap(({ cbo }, at): Fault[] =>
    existing.has(cbo) ? [] : [{ field: `occupations.${at}.cbo`, code: 'unknown_occupation' }],
  )
  if (unknown.length) refuse('invalid_form', fieldFaultsOf(unknown))
}

/** Checks that courses and places to work are in known municipalities. @throws invalid_form (`workPlaces.0.cityState`) */
export async function assertKnownTowns(
  tx: Tx,
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
  const existing = await existingTowns(
    tx,
    named.map(({ town }) => town),
  )
  const unknown = named.flatMap(({ field, town }): Fault[] => (existing.has(town) ? [] : [{ field, code: 'invalid' }]))
  if (unknown.length) refuse('invalid_form', fieldFaultsOf(unknown))
}
