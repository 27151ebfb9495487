import type { SearchWay } from '@trampolim/contract/search-jobs/understood.ts'
import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import type { Database } from '../../platform/house.ts'
import { remembering } from './remember-answers.ts'
import { commonestOccupations } from './understand-queries.ts'
import { labelOfPlace, type UnderstoodSearch } from './understood-search.ts'

const mostRelated = 4
/** Only the families of this many of the likeliest occupations are used. */
const likeliest = 3

/**
 * Other occupations in the families of the searched ones, in the same place. It depends only on reference data, which
 * is read once.
 */
export async function relatedCargos(database: Database, understood: UnderstoodSearch): Promise<SearchWay[]> {
  const { cbos, leading, name, typed, reading } = understood
  const families = [...new Set(cbos.slice(0, Math.min(likeliest, Math.max(1, leading))).map(familyOf))]
  if (families.length === 0) return []
  const own = new Set(cbos.slice(0, leading))
  const known = await commonest(database, '')
  const others = families.flatMap((family) => known.get(family) ?? []).filter(({ cbo }) => !own.has(cbo))
  const labels = others.sort((one, other) => one.rank - other.rank).map(({ label }) => label)
  const location = reading.placePart?.field === 'occupation' ? (labelOfPlace(understood) ?? '') : typed.location
  return [...new Set(labels)]
    .filter((label) => normalise(label) !== normalise(name ?? ''))
    .slice(0, mostRelated)
    .map((label) => ({ label, occupation: label, location }))
}

const codeOf = (cbo: number) => String(cbo).padStart(6, '0')
const familyOf = (cbo: number) => codeOf(cbo).slice(0, 4)

/** All occupations by their family, with their rank by how often people name them. Read once: there are some thousands. */
const commonest = remembering(
  async (database) =>
    Map.groupBy(
      (await commonestOccupations(database)).map(({ cbo, title }, rank) => ({
        ...{ cbo, rank, family: familyOf(cbo) },
        label: commonName(codeOf(cbo)) ?? title,
      })),
      ({ family }) => family,
    ),
  () => true,
)
