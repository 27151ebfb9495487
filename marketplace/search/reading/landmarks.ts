import { phrasesIn, wordTable } from '../../word-table.ts'
import type { ReadPlace } from '../places/place.ts'
import type { TypedWord } from './typed-words.ts'

/** What only parts of large towns have, or streets in them: their names are those of districts. */
const landmarks = wordTable(
  Object.fromEntries(
    phrasesIn(
      'metro; estacao; trem; cptm; terminal; rodoviaria; shopping; avenida; av; rua; praca; largo; marginal; viaduto; ponte; vlt; brt; bairro',
    ).map((word) => [word, true]),
  ),
)

const joining = wordTable({ de: true, do: true, da: true, dos: true, das: true })

/**
 * The places that a name may mean behind a landmark, districts first: 'metrô Santana' is no town in Amapá. `at`: where
 * the name begins.
 */
export function atLandmark(
  words: readonly TypedWord[],
  at: number,
  places: readonly ReadPlace[],
): readonly ReadPlace[] {
  const before = words[at - 1]?.plain ?? ''
  const landmark = joining[before] ? (words[at - 2]?.plain ?? '') : before
  const isPart = landmarks[landmark] || (before === 'na' && !(places[0] && saidWithArticle(places[0])))
  if (!isPart || !places.some(isDistrict)) return places
  return [...places.filter(isDistrict), ...places.filter((place) => !isDistrict(place))]
}

/** Towns hardly have a feminine article: 'na Paulista' is the avenue, and no town in Pernambuco. */
const saidWithArticle = (place: ReadPlace) =>
  place.kind !== 'town' || /^(?:Serra|Praia Grande|Barra|Cachoeira|Vila Velha)\b/.test(place.town.name)

const isDistrict = ({ kind }: ReadPlace) => kind === 'district'

/** Streets and lines, which are called after places elsewhere. */
const ways = wordTable(
  Object.fromEntries(
    phrasesIn('avenida; av; rua; alameda; travessa; praca; viaduto; rodovia; rod; via; linha; metro; cptm').map(
      (word) => [word, true],
    ),
  ),
)

/** The number of a federal road: 'BR 101', 'br-116'. */
const roadNumber = /^\d{2,3}$/

/** Whether a name is that of a street or line and no place: 'rodovia Anhanguera', 'avenida Goiás'. `at`: where it begins. */
export function isOfWay(words: readonly TypedWord[], at: number, place: ReadPlace): boolean {
  if (words[at]?.plain === 'br' && roadNumber.test(words[at + 1]?.plain ?? '')) return true
  if (place.kind === 'district' || place.kind === 'region' || words[at]?.apart) return false
  const before = words[at - 1]?.plain ?? ''
  return ways[before] === true || (joining[before] === true && ways[words[at - 2]?.plain ?? ''] === true)
}
