import type { Fault } from '@trampolim/marketplace/faults.ts'
import type { Database, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { occupationTitles } from './queries.ts'

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
