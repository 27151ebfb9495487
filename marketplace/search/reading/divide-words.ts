import { isAbroad } from '../places/abroad.ts'
import { containsPlace, type ReadPlace } from '../places/place.ts'
import { placesCalled } from '../places/read-place.ts'
import { longestRegion } from '../places/regions.ts'
import { isSide } from '../places/sides.ts'
import { isStateLetters } from '../places/states-in-phrases.ts'
import { saysBothTimes, saysTimes } from '../vocabulary/clock-times.ts'
import { isKindOfDisability } from '../vocabulary/disability-phrases.ts'
import { describesAThing, isExperience, isFiller, saysLooks } from '../vocabulary/fillers.ts'
import { isKnownEmployer } from '../vocabulary/known-employers.ts'
import { cannotBeAnswered, hasOtherSense, isRangeOfDays, meansOtherwise } from '../vocabulary/other-senses.ts'
import { highestPayOf } from '../vocabulary/salaries.ts'
import { isTaught } from '../vocabulary/schooling-phrases.ts'
import { type Term, termOf } from '../vocabulary/terms.ts'
import { saysNot } from '../vocabulary/unneeded.ts'
import { settleHomes } from './at-homes.ts'
import { isLicenceOfCargo, isManagedPlace, settleTools } from './beside-cargos.ts'
import { settleCared } from './cared-for.ts'
import { isHead } from './heads.ts'
import { atLandmark } from './landmarks.ts'
import { areNeighbours, isBesideTown } from './neighbours.ts'
import { isDistrictElsewhere, isJoiningPlaces, isPartOfTown } from './parts-of-towns.ts'
import type { Names } from './reading.ts'
import type { Division, Meaning, Span } from './spans.ts'
import { settleStudies } from './studies.ts'
import {
  holdsOr,
  isAlternative,
  phraseOf,
  type SearchField,
  type TypedSearch,
  type TypedWord,
  typedWords,
} from './typed-words.ts'
import { settleNots } from './unwanted.ts'
import { wholeBenefit, wholeName } from './whole-name.ts'
import { worthOfPlace } from './worth-of-place.ts'

const longestName = 7

/** Divides the words of a field into the spans that explain most of them. */
export function divide(field: SearchField, typed: TypedSearch, names: Names): Division {
  const words = typedWords(typed[field])
  const best = bestDivision(words, field, (span) => meaningsOf(words, span, { field, names }))
  const whole = field === 'occupation' ? (wholeName(words, { best, names }) ?? wholeBenefit(words)) : undefined
  return { words, spans: whole ? [whole] : settled(words, best, field) }
}

/** The spans with those whose meaning depends on what stands beside them. */
function settled(words: readonly TypedWord[], spans: readonly Span[], field: SearchField): Span[] {
  const wanted = settleStudies(words, settleBilingual(words, settleNots(words, spans, field)))
  return settleCared(words, settleHomes(words, settleTools(words, wanted)))
}

type Best = { worth: number; spans: Span[] }
/** A field contains one of each, or several as alternatives. */
const flags = { occupation: 1, place: 2, company: 4 } as const
/** The worth per word of a further cargo that isn't marked as one: more than that of a word that names nothing. */
const worthBeside = 1.1
/** Lower, since one single name is more likely than two places. */
const furtherPlace = 0.5

/**
 * The division of the words into spans with the highest total worth, found word by word for each set of kinds already
 * read (dynamic programming).
 */
function bestDivision(
  words: readonly TypedWord[],
  field: SearchField,
  meanings: (span: { from: number; to: number }) => readonly Omit<Span, 'from' | 'to'>[],
): Span[] {
  const best: Map<number, Best>[] = Array.from({ length: words.length + 1 }, () => new Map())
  best[0]?.set(0, { worth: 0, spans: [] })
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++) {
      for (const { meaning, worth } of meanings({ from, to })) {
        const flag = meaning.is in flags ? flags[meaning.is as keyof typeof flags] : 0
        for (const [before, { worth: sum, spans }] of best[from] as Map<number, Best>) {
          const own =
            (before & flag) === 0 ? worth : worthAgain(words, { from, to, meaning, worth }, { field, before: spans })
          if (own === 0) continue
          const at = best[to] as Map<number, Best>
          const known = at.get(before | flag)
          if (known && known.worth >= sum + own) continue
          at.set(before | flag, { worth: sum + own, spans: [...spans, { from, to, meaning, worth: own }] })
        }
      }
    }
  }
  const ends = [...(best[words.length] as Map<number, Best>).values()]
  return ends.reduce((one, other) => (other.worth > one.worth ? other : one), { worth: -1, spans: [] }).spans
}

/** The worth of a second cargo, place or company in a field; 0 if there can't be another. */
function worthAgain(
  words: readonly TypedWord[],
  { from, to, meaning, worth }: Span,
  { field, before }: { field: SearchField; before: readonly Span[] },
): number {
  const isOther = isAlternative(words, from)
  if (meaning.is === 'occupation') {
    // 'banho e tosa' is one name and no two.
    if (isOther || holdsOr(words, { from, to })) return worth
    // The longest of several counts whole, wherever it stands.
    const known = before.find((span) => span.meaning.is === 'occupation')
    const exchanged = known ? worth - known.worth + worthBeside * (known.to - known.from) : 0
    return Math.max(worthBeside * (to - from), exchanged)
  }
  // A CEP and its town may follow each other without a separator.
  const besideZipCode = [meaning, ...before.map((span) => span.meaning)].some(isZipCode)
  // Nor a state and what lies in it: 'SP zona leste'.
  const isInside = meaning.is === 'place' && before.some((span) => areOneInOther(span.meaning, meaning))
  const isPart = meaning.is === 'place' && before.some((span) => isPartBeside(words, span, { from, meaning }))
  const isNeighbour = before.some((span) => span.to === from && areNeighbours(span.meaning, meaning, field))
  return meaning.is === 'place' && (isOther || besideZipCode || isInside || isPart || isNeighbour)
    ? worth - furtherPlace
    : 0
}

/**
 * Whether of two places one is a side of the other, 'zona sul de BH', or called like a part of the town beside it.
 */
function isPartBeside(
  words: readonly TypedWord[],
  span: Span,
  { from, meaning }: Pick<Span, 'from' | 'meaning'>,
): boolean {
  if (span.meaning.is !== 'place' || meaning.is !== 'place') return false
  if (span.meaning.isSide !== meaning.isSide) return true
  const isNext = span.to === from || (span.to === from - 1 && isJoiningPlaces(words[span.to]))
  return isNext && (isPartOfTown(span.meaning, meaning) || isDistrictElsewhere(meaning, span.meaning))
}

/** Whether one of two places is a state, and the other one may lie in it. */
function areOneInOther(one: Meaning, other: Meaning): boolean {
  if (one.is !== 'place' || other.is !== 'place') return false
  return liesIn(one.places, other.places[0]) || liesIn(other.places, one.places[0])
}

const liesIn = (places: readonly ReadPlace[], whole: ReadPlace | undefined) =>
  (whole?.kind === 'state' || whole?.kind === 'region' || whole?.kind === 'town' || whole?.kind === 'district') &&
  places.some(({ kind }) => kind !== 'state' && kind !== whole.kind) &&
  places.some((place) => place.kind !== whole.kind && containsPlace(whole, place))

const isZipCode = (meaning: Meaning) => meaning.is === 'place' && meaning.places[0]?.kind === 'zip-code'

function meaningsOf(
  words: readonly TypedWord[],
  span: { from: number; to: number },
  { field, names }: { field: SearchField; names: Names },
): Omit<Span, 'from' | 'to'>[] {
  const { from, to } = span
  const count = to - from
  const phrase = phraseOf(words, span)
  const found: Omit<Span, 'from' | 'to'>[] = []
  const term = termIn(words, span, phrase)
  if (term) {
    const worth =
      count > 1 && term.kind === 'benefit'
        ? worthInBenefit * count
        : 3.1 * count + (count > 2 || isWhole(term, count) ? 1 : 0) + (saysBothTimes(phrase) ? 1 : 0)
    found.push({ meaning: { is: 'term', term }, worth })
  }
  const asksNothing =
    isFiller(phrase) &&
    !describesAThing(phrase, words[from - 1]?.plain ?? '') &&
    !(isExperience(phrase) && followsNot(words, from))
  // If a name also expresses a term ('estágio'), the term is meant. 'banhista ou tosador' are two alternatives,
  // although it is also one occupation's name.
  const isOne =
    !term &&
    !(asksNothing && count > 1) &&
    !words.slice(from, to).some(({ plain }) => plain === 'ou') &&
    !isManagedPlace(words, span) &&
    !isLicenceOfCargo(words, span) &&
    !isKindOfDisability(phrase, words[from - 1]?.plain ?? '')
  const occupations = isOne ? (names.occupations.get(phrase) ?? []) : []
  if (occupations.length > 0) {
    found.push({ meaning: { is: 'occupation', occupations }, worth: 3 * count + (field === 'occupation' ? 1 : -0.5) })
  }
  const company = names.companies.get(phrase)
  if (company) found.push({ meaning: { is: 'company', company }, worth: 2.6 * count + (count > 1 ? 1 : 0) })
  else if (isKnownEmployer(phrase) && (count > 1 || field === 'occupation'))
    found.push({ meaning: { is: 'unknown' }, worth: (count > 1 ? 5 : 3.5) * count })
  if (count <= Math.max(longestRegion, 6)) {
    // 'TO autismo' is an occupational therapist, and 'TO' alone Tocantins.
    const isCargo = occupations.length > 0 && from === 0 && words.length > 1 && isStateLetters(phrase)
    const places = isCargo ? [] : atLandmark(words, from, placesCalled(phrase, names))
    const beside = places[0] !== undefined && isBesideTown(words, to, { field, names, place: places[0] })
    const worth = places[0] ? worthOfPlace(words, span, { field, place: places[0], phrase, beside }) : 0
    if (worth > 0) found.push({ meaning: { is: 'place', places, isSide: isSide(phrase) }, worth })
  }
  if (abroadSaid(words, span, { field, phrase }))
    found.push({ meaning: { is: field === 'location' ? 'unknown' : 'denied' }, worth: 3.5 * count })
  if (meansOtherwise(phrase)) found.push({ meaning: { is: 'unknown' }, worth: 3.5 * count })
  // No shift is called after the times of a whole day: 'das 8 às 17'.
  if (cannotBeAnswered(phrase) || highestPayOf(phrase) !== undefined || (!term && saysTimes(phrase)))
    found.push({ meaning: { is: 'denied' }, worth: 3.5 * count })
  // Days that are no week: 'terça a domingo'.
  if (count > 2 && !term && isRangeOfDays(phrase)) found.push({ meaning: { is: 'unknown' }, worth: 3.5 * count })
  if (saysNot(phrase)) found.push({ meaning: { is: 'not' }, worth: count > 1 ? 3 * count : 1.2 })
  // A 'tatuagem' that is accepted is no cargo.
  const worthOfFiller = (saysLooks(phrase) ? 4 : 3.2) * count
  if (count > 1) return asksNothing ? [...found, { meaning: { is: 'filler' }, worth: worthOfFiller }] : found
  if (isHead(phrase)) found.push({ meaning: { is: 'head' }, worth: 1.2 })
  found.push(asksNothing ? { meaning: { is: 'filler' }, worth: 0.6 } : { meaning: { is: 'unknown' }, worth: 1 })
  return found
}

/** Whether words say that the work is abroad, in the field for the cargo after 'em' or the like: 'garçom em Portugal'. */
const abroadSaid = (
  words: readonly TypedWord[],
  { from }: { from: number },
  { field, phrase }: { field: SearchField; phrase: string },
) =>
  isAbroad(phrase) &&
  (field === 'location' ||
    /^(?:no|fora) /.test(phrase) ||
    /^(?:em|n[ao]s?|para|pra)$/.test(words[from - 1]?.plain ?? ''))

/** The most words of a phrase that says what isn't needed: 'que não seja preciso ter'. */
const longestNot = 6

/** Whether the words before one say that it isn't needed: 'sem experiência em vendas' asks for what needs none. */
function followsNot(words: readonly TypedWord[], at: number): boolean {
  return Array.from({ length: Math.min(longestNot, at) }, (_, back) => at - 1 - back).some((from) =>
    saysNot(phraseOf(words, { from, to: at })),
  )
}

/** Whether the last word of a term alone may name a cargo: 'inglês técnico', 'deficiente físico'. */
const isWhole = (term: Term, count: number) => (term.kind === 'language' || term.kind === 'pcd') && count > 1

/** The worth per word of a benefit, each of which alone may be an employer or a cargo: 'vale alimentação', 'convênio médico'. */
const worthInBenefit = 4.1

/** The term that a span of words expresses, unless the words beside it give it another meaning. */
function termIn(words: readonly TypedWord[], span: { from: number; to: number }, phrase: string): Term | undefined {
  const term = termOf(phrase)
  if (!term || hasOtherSense(term, words, span)) return undefined
  return (term.kind === 'schooling' || term.kind === 'language') && isTaught(words, span.from) ? undefined : term
}

/** Who is bilingual and says another language needs no English: 'recepcionista bilíngue espanhol'. */
function settleBilingual(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const isLanguage = ({ meaning }: Span) => meaning.is === 'term' && meaning.term.kind === 'language'
  const isOnlyBilingual = (span: Span) => isLanguage(span) && /^bilingues?$/.test(phraseOf(words, span))
  if (!spans.some((span) => isLanguage(span) && !isOnlyBilingual(span))) return [...spans]
  return spans.map((span) => (isOnlyBilingual(span) ? { ...span, meaning: { is: 'filler' } } : span))
}
