import { meanings, normalise, searchWords, tellingSpellings } from '@trampolim/marketplace/occupations/words.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import type { Database } from '../platform/house.ts'
import type { DocumentKind } from './reference-ids.ts'
import { documentsTyped, type FoundDocument, municipalitiesTyped, occupationsTyped } from './search-queries.ts'

/** Finds reference documents of a kind for a typed text, tolerating accents, case and small errors. */
export function autocomplete(
  database: Database,
  { kind, text, limit }: { kind: DocumentKind; text: string; limit: number },
): Promise<FoundDocument[]> {
  const plain = normalise(text)
  if (kind === 'cityState') {
    const place = parsePlace(text)
    return place.kind === 'town'
      ? municipalitiesTyped(database, { plain: place.name, state: place.state, limit })
      : municipalitiesTyped(database, { plain, state: null, limit })
  }
  const wanted = { plain, words: beginnings(text), limit }
  return kind === 'occupation'
    ? occupationsTyped(database, { ...wanted, names: tellingSpellings(plain) })
    : documentsTyped(database, kind, wanted)
}

/** All typed words, each possibly incomplete or shortened; null if nothing meaningful was typed. */
function beginnings(text: string): string | null {
  const words = searchWords(text)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  if (words.length === 0) return null
  return words
    .map(
      (word) =>
        `(${meanings(word)
          .map((each) => `${each.split(' ')[0]}:*`)
          .join(' | ')})`,
    )
    .join(' & ')
}
