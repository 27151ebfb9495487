import { stopwords } from '../../occupations/abbreviations.ts'
import { wordTable } from '../../word-table.ts'
import { isNickname, isStateLetters, isTellingNickname, type ReadPlace, saysState } from '../places/read-place.ts'
import type { SearchField, TypedWord } from './typed-words.ts'

/** Words that are followed by a place. */
const placeWords = wordTable(
  Object.fromEntries('em no na nos nas para perto proximo regiao cidade bairro'.split(' ').map((word) => [word, true])),
)

/** Well-known districts whose names are also ordinary words. */
const plainDistricts = wordTable(
  Object.fromEntries(
    `barra castelo centro cic cohab cpa flores freguesia gama ingleses luz marco pedreira penha portao recreio sia tirol tristeza turu`
      .split(' ')
      .map((word) => [word, true]),
  ),
)

/** Letters of states that are no words: they mean the state wherever they stand, 'vagas sp zona leste'. */
const tellingLetters = wordTable(
  Object.fromEntries('sp rj mg pr sc rs df rn'.split(' ').map((letters) => [letters, true])),
)

/** A town smaller than this is only recognised after a word that introduces a place. */
const knownByAll = 60_000
/** A town of at least this size is recognised even among other words. */
const largeTown = 200_000

/** How likely words that may name a place do so in this position; 0 if they can't. */
export function worthOfPlace(
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
  { field, place, phrase }: { field: SearchField; place: ReadPlace; phrase: string },
): number {
  const count = to - from
  if (field === 'location') return 3.3 * count
  if (place.kind === 'zip-code' && /^\d{5}$/.test(phrase) && !phrase.startsWith('0')) return 0
  const first = words[from] as TypedWord
  const said = first.apart || placeWords[words[from - 1]?.plain ?? ''] === true || isFarFrom(words, from)
  // 'norte' and 'sul' alone occur in many names.
  if (place.kind === 'area' && count === 1 && !said) return 0
  if (
    place.kind === 'area' ||
    place.kind === 'near' ||
    place.kind === 'country' ||
    place.kind === 'region' ||
    place.kind === 'zip-code'
  )
    return 3.2 * count
  const isLast = to === words.length
  if (isStateLetters(phrase))
    return said || (isLast && from > 0) || first.capitals || words.length === 1 || tellingLetters[phrase] ? 2.8 : 0
  if (said) return 3.05 * count
  if (phrase === 'para' && (!isLast || from === 0)) return 0
  const endsWithState = count > 1 && saysState(phrase)
  if (endsWithState || place.kind === 'state') return 3.05 * count
  // A nickname counts as an ordinary word ('feira', 'praia') unless something else precedes it.
  if (isNickname(phrase) && from === 0 && isLast) return isTellingNickname(phrase) ? 1.5 : 0
  if (isNickname(phrase) && (from === 0 || !isLast || stopwords.has(words[from - 1]?.plain ?? ''))) return 0
  const known =
    (place.kind === 'town' && place.town.population >= knownByAll) ||
    (place.kind === 'district' && place.district.wellKnown && !plainDistricts[phrase])
  if (!isLast && from > 0) return isLargeTown(place) && !stopwords.has(words[from - 1]?.plain ?? '') ? 1.7 * count : 0
  if (place.kind === 'district' && from === 0) return 2 * count
  return known || (place.kind === 'district' && count > 1)
    ? 2.3 * count
    : place.kind === 'town' && count > 1
      ? 2.1 * count
      : 0
}

/** Whether a distance precedes a place: '20 km de Campinas'. */
const isFarFrom = (words: readonly TypedWord[], at: number) =>
  stopwords.has(words[at - 1]?.plain ?? '') && /^\d*(?:kms?|quilometros?|kilometros?)$/.test(words[at - 2]?.plain ?? '')

/** A town that is large enough to be recognised anywhere: 'porteiro noturno curitiba clt'. */
const isLargeTown = (place: ReadPlace) => place.kind === 'town' && place.town.population >= largeTown
