import { stopwords } from '../../occupations/abbreviations.ts'
import { wordTable } from '../../word-table.ts'
import { stateOfAdjective } from '../places/adjectives-of-states.ts'
import { isOrdinaryNickname, isOtherName, isTellingNickname } from '../places/nicknamed.ts'
import type { ReadPlace, Town } from '../places/place.ts'
import { isSide } from '../places/sides.ts'
import { isStateLetters, saysState } from '../places/states-in-phrases.ts'
import { isFiller } from '../vocabulary/fillers.ts'
import { termOf } from '../vocabulary/terms.ts'
import { isOfWay } from './landmarks.ts'
import { phraseOf, type SearchField, type TypedWord } from './typed-words.ts'

/** The most words of a term after a place. */
const longestTerm = 8

const tableOf = (words: string) => wordTable(Object.fromEntries(words.split(/\s+/).map((word) => [word, true])))

/** Words that are followed by a place. */
const placeWords = tableOf('em para pra perto proximo regiao cidade bairro')
/** Articles stand before anything: 'no porto', 'na praia'. */
const articles = tableOf('no na nos nas pro pros')
/** Words that are followed by a place after a preposition: 'perto de', 'próximo a', 'na região de'. */
const beforePreposition = tableOf(
  'perto pertinho proximo proxima proximidades regiao cidade bairro centro entorno arredores redor volta redondezas lado zona',
)
const prepositions = tableOf('de do da dos das a ao aos as')
const orWords = tableOf('ou e')

/** Well-known districts whose names are also ordinary words. */
const plainDistricts = tableOf(
  'barra castelo centro cic cohab cpa flores freguesia gama ingleses luz marco pedreira penha portao recreio sia tirol tristeza turu estrutural funcionarios bancarios sudoeste federacao',
)

/** Districts whose names stand after 'de' as other words: 'plano de saúde', 'limpeza de calçada'. */
const ordinaryDistricts = tableOf(
  'saude paraiso liberdade gloria lagoa jardins calcada farol pilares ramos paciencia consolacao republica graca gracas coqueiros planalto varzea conceicao carioca',
)

/** Letters of states that are no words: they mean the state wherever they stand, 'vagas sp zona leste'. */
const tellingLetters = tableOf('sp rj mg pr sc rs df rn')

/** Areas whose names are hardly words of others. */
const tellingAreas = tableOf('nordeste sudeste centroeste')

/** A town smaller than this is only recognised after a word that introduces a place. */
const knownByAll = 60_000
/** Smaller towns that everybody knows, since people travel there. */
const knownForVisits = tableOf(
  'gramado canela paraty parati itacare olimpia ilhabela brotas holambra capitolio pomerode garopaba bombinhas maragogi jericoacoara urubici tiradentes pirenopolis lencois mucuge barreirinhas guaratuba matinhos itapema xangri',
)
/** 'Em Gramado' is the town, though lawns are a gardener's work. */
const saidForVisits = 4.2
/** A town of at least this size is recognised even among other words. */
const largeTown = 200_000

/**
 * How likely words that may name a place do so in this position; 0 if they can't. `beside`: whether another town of
 * its state follows, and nothing else that has a meaning.
 */
export function worthOfPlace(
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
  { field, place, phrase, beside }: { field: SearchField; place: ReadPlace; phrase: string; beside: boolean },
): number {
  const count = to - from
  if (isOfWay(words, from, place)) return 0
  if (field === 'location') return isOfDistrict(words, { from, to }, place) ? 0 : 3.3 * count
  if (place.kind === 'zip-code' && /^\d{5}$/.test(phrase) && !phrase.startsWith('0')) return 0
  const first = words[from] as TypedWord
  const said =
    first.apart ||
    isFarFrom(words, from) ||
    isSaid(words, from) ||
    isHome(words, from, { place, phrase }) ||
    isSaidByArticle(words, from, { place, phrase })
  const isLast = beside || endsWithTerms(words, sideAfter(words, to))
  // 'norte' and 'sul' alone occur in many names, 'nordeste' in some: 'Banco do Nordeste'.
  const isAtEnd = tellingAreas[phrase] && from > 0 && isLast && !stopwords.has(words[from - 1]?.plain ?? '')
  if (place.kind === 'area' && count === 1 && !said && !isAtEnd) return 0
  // The last word of a region's name may also be a cargo: 'Triângulo Mineiro'.
  if (place.kind === 'area' || place.kind === 'region') return 3.2 * count + count - 1
  if (place.kind === 'near' || place.kind === 'country' || place.kind === 'zip-code') return 3.2 * count
  if (isStateLetters(phrase))
    return said || (to === words.length && from > 0) || first.capitals || words.length === 1 || tellingLetters[phrase]
      ? 2.8
      : 0
  if (place.kind === 'state' && stateOfAdjective(phrase))
    return said || sideWords[words[from - 1]?.plain ?? ''] || isSide(words[from - 1]?.plain ?? '') ? 3.05 : 0
  if (said) return (words[from - 1]?.plain === 'em' && knownForVisits[first.plain] ? saidForVisits : 3.05) * count
  if (phrase === 'para' && (to < words.length || from === 0)) return 0
  const endsWithState = count > 1 && saysState(phrase)
  if (endsWithState || place.kind === 'state') return 3.05 * count
  // A nickname counts as an ordinary word ('feira', 'praia') unless something else precedes it.
  if (isOtherName(phrase) && from === 0 && isLast) return isTellingNickname(phrase) ? 1.5 : 0
  if (isOtherName(phrase) && (from === 0 || !isLast || stopwords.has(words[from - 1]?.plain ?? ''))) return 0
  const known =
    (place.kind === 'town' && (isKnownTown(place.town, phrase) || (from > 0 && place.town.isUnlikeWords === true))) ||
    (place.kind === 'district' &&
      place.district.wellKnown &&
      !plainDistricts[phrase] &&
      !(ordinaryDistricts[phrase] && stopwords.has(words[from - 1]?.plain ?? '')))
  if (!isLast && from > 0)
    return (isLargeTown(place) || (known && place.kind === 'district')) && !stopwords.has(words[from - 1]?.plain ?? '')
      ? 1.7 * count
      : 0
  // 'aeroporto confins' is no cargo at an airport.
  if (place.kind === 'district' && from === 0) return (place.district.wellKnown && count > 1 ? 2.6 : 2) * count
  return known || (place.kind === 'district' && count > 1)
    ? 2.3 * count
    : place.kind === 'town' && count > 1
      ? 2.1 * count
      : 0
}

const isKnownTown = (town: Town, phrase: string): boolean =>
  town.population >= knownByAll || isTellingNickname(phrase) || knownForVisits[phrase] === true

/** What names of districts begin with. */
const districtBeginnings = tableOf('vila jardim parque conjunto residencial loteamento condominio chacara jd vl pq')

/** Whether the name of a small town or a district is rather a word of another district's: 'Vila Nova Conceição' is no Conceição. */
function isOfDistrict(
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
  place: ReadPlace,
): boolean {
  const [before = '', beforeThat = ''] = [words[from - 1]?.plain, words[from - 2]?.plain]
  if (place.kind === 'district') return districtBeginnings[before] === true && words[from]?.apart === false
  if (place.kind !== 'town' || place.town.population >= largeTown) return false
  const isEnd = districtBeginnings[before] || (districtBeginnings[beforeThat] && isFiller(before))
  const [own, next] = [words[from] as TypedWord, words[to]]
  const isBeginning =
    to - from === 1 && districtBeginnings[own.plain] && next && !next.apart && !isStateLetters(next.plain)
  return isBeginning === true || (isEnd === true && !own.apart)
}

/** What people say of a part of a state before its adjective: 'litoral cearense'. */
const sideWords = tableOf('litoral interior sertao agreste serra vale regiao centro zona')

/** Whether a word before it says that a place follows: 'em', 'perto de', and 'ou' after a place that is said. */
function isSaid(words: readonly TypedWord[], at: number): boolean {
  const [before = '', beforeThat = ''] = [words[at - 1]?.plain, words[at - 2]?.plain]
  if (placeWords[before]) return true
  if (prepositions[before])
    return beforePreposition[beforeThat] === true || isSide(`${words[at - 3]?.plain ?? ''} ${beforeThat}`)
  return (
    orWords[before] === true &&
    words
      .slice(Math.max(0, at - longestBeforeOr), at - 1)
      .some(({ plain }) => placeWords[plain] && !alsoBeforeOthers[plain])
  )
}

/** These stand before anything: 'pra quem sabe fazer bolo e salgado' is about no town called Salgado. */
const alsoBeforeOthers = tableOf('para pra')

/**
 * Whether words before a place say that somebody comes from it: 'sou de Salvador', 'sou aqui do Recife'. Who says where they
 * live now has left it.
 */
function isHome(
  words: readonly TypedWord[],
  at: number,
  { place, phrase }: { place: ReadPlace; phrase: string },
): boolean {
  const [before = '', beforeThat = '', first = ''] = [1, 2, 3].map((back) => words[at - back]?.plain)
  if (
    !/^d[aeo]$/.test(before) ||
    !(beforeThat === 'sou' || (/^(?:aqui|natural|morador|moradora)$/.test(beforeThat) && first === 'sou'))
  )
    return false
  if (words.some(({ plain }) => /^(?:moro|morando|resido|residindo|vivo)$/.test(plain))) return false
  return (
    place.kind === 'state' || (place.kind === 'town' && isKnownTown(place.town, phrase) && !isOrdinaryNickname(phrase))
  )
}

/** How many words before an alternative may say that it is a place: 'em Diadema ou São Bernardo'. */
const longestBeforeOr = 6

/** Whether an article says that a place follows, which must be one that people know: 'no Recife', 'na Penha'. */
function isSaidByArticle(
  words: readonly TypedWord[],
  at: number,
  { place, phrase }: { place: ReadPlace; phrase: string },
): boolean {
  if (!articles[words[at - 1]?.plain ?? '']) return false
  return place.kind !== 'town' || (place.town.population >= knownByAll && !isOrdinaryNickname(phrase))
}

/** Whether nothing but terms and fillers follows: 'porteiro moema noturno'. */
export function endsWithTerms(words: readonly TypedWord[], from: number): boolean {
  if (from >= words.length) return true
  for (let to = Math.min(words.length, from + longestTerm); to > from; to--) {
    const phrase = phraseOf(words, { from, to })
    if ((termOf(phrase) || isFiller(phrase)) && endsWithTerms(words, to)) return true
  }
  return false
}

/** Whether a distance precedes a place: '20 km de Campinas'. */
const isFarFrom = (words: readonly TypedWord[], at: number) =>
  stopwords.has(words[at - 1]?.plain ?? '') && /^\d*(?:kms?|quilometros?|kilometros?)$/.test(words[at - 2]?.plain ?? '')

/** The position after a side of the town before it: 'rio zona oeste'. */
function sideAfter(words: readonly TypedWord[], at: number): number {
  const [zone = '', side = ''] = [words[at]?.plain, words[at + 1]?.plain]
  return /^(?:zona|regiao)$/.test(zone) && isSide(side) ? at + 2 : at
}

/** A town that is large enough to be recognised anywhere: 'porteiro noturno curitiba clt'. */
const isLargeTown = (place: ReadPlace) => place.kind === 'town' && place.town.population >= largeTown
