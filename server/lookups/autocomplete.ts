import { whoDoesAny } from '@trampolim/marketplace/occupations/doings.ts'
import { meanings, normalise, searchWords, tellingSpellings } from '@trampolim/marketplace/occupations/words.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import { isNickname } from '@trampolim/marketplace/search/places/nicknamed.ts'
import { betterBeginnings } from '../job-search/understanding/better-beginnings.ts'
import type { Database } from '../platform/house.ts'
import type { DocumentKind } from './reference-ids.ts'
import {
  documentsTyped,
  type FoundDocument,
  municipalitiesTyped,
  occupationsCalled,
  occupationsTyped,
  someBegin,
} from './search-queries.ts'

/** Finds reference documents of a kind for a typed text, tolerating accents, case and small errors. */
export function autocomplete(
  database: Database,
  { kind, text, limit }: { kind: DocumentKind; text: string; limit: number },
): Promise<FoundDocument[]> {
  const plain = normalise(text)
  if (kind === 'cityState') return municipalities(database, { text, plain, limit })
  const wanted = { plain, words: beginnings(text), limit }
  return kind === 'occupation' ? occupations(database, wanted) : documentsTyped(database, kind, wanted)
}

/** Finds municipalities; a name that means one of several comes first of all that begin with it. */
async function municipalities(
  database: Database,
  { text, plain, limit }: { text: string; plain: string; limit: number },
): Promise<FoundDocument[]> {
  const place = parsePlace(text)
  const begun = () => municipalitiesTyped(database, { plain, state: null, limit })
  if (place.kind !== 'town') return begun()
  const meant = await municipalitiesTyped(database, { plain: place.name, state: place.state, limit })
  return isNickname(plain) ? eachOnce([...meant, ...(await begun())]).slice(0, limit) : meant
}

type Wanted = Parameters<typeof documentsTyped>[2]

/** Finds occupations by their names, by phrases for what people do, and by misspelt beginnings, like the search. */
async function occupations(database: Database, wanted: Wanted): Promise<FoundDocument[]> {
  const { plain, limit } = wanted
  const named = await occupationsTyped(database, { ...wanted, names: tellingSpellings(plain) })
  const who = whoDoesAny(plain)
  const doing = who ? await occupationsCalled(database, { names: tellingSpellings(who), limit }) : []
  const found = eachOnce([...doing, ...named])
  if (doing.length > 0 || !wanted.words || (await someBegin(database, wanted.words))) return found.slice(0, limit)
  for (const better of await betterBeginnings(database, plain)) {
    const words = beginnings(better)
    const corrected = await occupationsTyped(database, { plain: better, words, limit, names: tellingSpellings(better) })
    if (words && (await someBegin(database, words))) return eachOnce([...corrected, ...found]).slice(0, limit)
  }
  return found.slice(0, limit)
}

/** Each document where it stands first. */
const eachOnce = (found: readonly FoundDocument[]) => [...new Map(found.map((each) => [each.id, each])).values()]

/** All typed words, each of which may be incomplete or abbreviated; null if nothing meaningful was typed. */
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
