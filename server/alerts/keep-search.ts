import { type AlertSearch, searchAnywhere } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertMeaning } from '@trampolim/marketplace/alerts/grounds.ts'
import type { Database, Tx } from '../platform/house.ts'
import { keepSearch } from './search-queries.ts'

type Kept = { search: AlertSearch; meaning: AlertMeaning | null; now: Date }

/** Stores a normalised search and, if it names a place, the same search for remote work from anywhere. */
export async function keepAlertSearch(tx: Tx | Database, { search, meaning, now }: Kept) {
  const anywhere = searchAnywhere(search)
  const beside =
    anywhere &&
    (await keepSearch(tx, {
      search: anywhere,
      meaning: meaning && { ...meaning, place: { kind: 'anywhere' } },
      anywhereNo: null,
      now,
    }))
  return keepSearch(tx, { search, meaning, anywhereNo: beside?.searchNo ?? null, now })
}
