import { stopwords } from '../occupations/abbreviations.ts'
import { wordTable } from '../word-table.ts'
import { settleTools } from './beside-cargos.ts'
import { isFiller } from './fillers.ts'
import { isKnownEmployer } from './known-employers.ts'
import {
  containsPlace,
  isNickname,
  isStateLetters,
  isTellingNickname,
  type PlaceNames,
  placesCalled,
  type ReadPlace,
  saysState,
} from './read-place.ts'
import { longestRegion } from './regions.ts'
import { isTaught } from './schooling-phrases.ts'
import type { Meaning, NamedOccupation, Span } from './spans.ts'
import { longestTerm, type Term, termOf } from './terms.ts'
import {
  isAlternative,
  phraseOf,
  type SearchField,
  type TypedSearch,
  type TypedWord,
  typedWords,
} from './typed-words.ts'
import { saysNot, settleNots } from './unwanted.ts'

/**
 * What each phrase of a search names (see `runsOf`). It is looked up beforehand, so that the reading itself is a pure
 * function.
 */
export type Names = PlaceNames & {
  /** Occupations with exactly this name, in any gender, number or spelling, the likeliest first. */
  occupations: ReadonlyMap<string, readonly NamedOccupation[]>
  /** Companies with exactly this name that open jobs show. */
  companies: ReadonlyMap<string, { name: string }>
}

/** The position of a part within a field. */
export type Part = { field: SearchField; from: number; to: number }

/** A cargo that was typed, with the words that belong to it. */
export type ReadCargo = {
  /** The occupations that it names, the likeliest first. */
  occupations: readonly NamedOccupation[]
  part: Part
  /**
   * A word that makes it a different occupation: 'auxiliar' in 'auxiliar de X', if no occupation has that name itself.
   */
  head: string | null
  /** Adjacent words that name nothing, as typed. */
  beside: readonly string[]
  /**
   * Whether 'ou', a comma or the like marks it as an alternative to the previous cargo; if not, both may form one
   * longer name.
   */
  isAlternative: boolean
  /**
   * What the beginning of its name means alone ('advogado' in 'advogado trabalhista'), and the words after it; null if
   * nothing.
   */
  broader: { occupations: readonly NamedOccupation[]; beside: string } | null
}

/** A cargo that is not wanted, 'menos telemarketing'; `text`: the cargo as typed, `part`: with the word that says so. */
type AvoidedCargo = { occupations: readonly NamedOccupation[]; text: string; part: Part }

/** How the two fields of a search were read. */
export type SearchReading = {
  /** The cargos that were typed: a job of any of them is enough. */
  cargos: readonly ReadCargo[]
  avoided: readonly AvoidedCargo[]
  /** What isn't wanted and can't be left out, as typed with the word that says so: 'menos noturno'. */
  denied: readonly { text: string; part: Part }[]
  terms: readonly { term: Term; part: Part }[]
  /** The most likely place; null if none was named. */
  place: ReadPlace | null
  /** Other places with the same name. */
  otherPlaces: readonly ReadPlace[]
  placePart: Part | null
  /** Further places that were typed and don't contain the first; a search uses only one. */
  furtherPlaces: readonly { place: ReadPlace; part: Part }[]
  /** Kilometres around the place; null if none were typed. */
  kilometres: number | null
  company: { name: string } | null
  companyPart: Part | null
  /** The words that name nothing, as typed. */
  unknown: readonly { text: string; part: Part }[]
}

/** The maximum number of cargos in a search. */
const mostCargos = 4

/** Words that are followed by a place. */
const placeWords = wordTable(
  Object.fromEntries('em no na nos nas para perto proximo regiao cidade bairro'.split(' ').map((word) => [word, true])),
)

/** Words that turn an occupation into another one: an assistant, a manager. */
const heads = wordTable(
  Object.fromEntries(
    `auxiliar ajudante assistente chefe supervisor supervisora encarregado encarregada coordenador coordenadora gerente
    subchefe mestre monitor monitora instrutor instrutora meio-oficial operador operadora tecnico tecnica analista`
      .split(/\s+/)
      .map((word) => [word, true]),
  ),
)

/** Well-known districts whose names are also ordinary words. */
const plainDistricts = wordTable(
  Object.fromEntries(
    `barra castelo centro cic cohab cpa flores freguesia gama ingleses luz marco pedreira penha portao recreio sia tirol tristeza turu`
      .split(' ')
      .map((word) => [word, true]),
  ),
)

const timesOfDay =
  /^(?:das? )?\d{1,2}(?:h(?:\d\d)?)? (?:as|a|ate) \d{1,2}h(?:\d\d)?$|^das? \d{1,2} (?:as|a|ate) \d{1,2}$/
/** Letters of states that are no words: they mean the state wherever they stand, 'vagas sp zona leste'. */
const tellingLetters = wordTable(
  Object.fromEntries('sp rj mg pr sc rs df rn'.split(' ').map((letters) => [letters, true])),
)

const longestName = 7
/** A town smaller than this is only recognised after a word that introduces a place. */
const knownByAll = 60_000
/** A town of at least this size is recognised even among other words. */
const largeTown = 200_000

/**
 * Reads both fields of a search together: occupations, a place, a company and other terms, wherever they were typed. Of
 * all ways to divide the words, it chooses the one that explains most of them. Pure: the meanings of the words are
 * looked up beforehand.
 */
export function readSearch(typed: TypedSearch, names: Names): SearchReading {
  const occupation = divide('occupation', typed, names)
  // If the occupation field names an occupation, the other field holds a place, so that 'copa' there isn't the pantry.
  const isNamed = occupation.spans.some(({ meaning }) => meaning.is === 'occupation')
  const location = divide('location', typed, isNamed ? { ...names, occupations: new Map() } : names)
  return collect(typed, { read: { occupation, location }, names })
}

type Division = { words: readonly TypedWord[]; spans: readonly Span[] }

function divide(field: SearchField, typed: TypedSearch, names: Names): Division {
  const words = typedWords(typed[field])
  const best = bestDivision(words, (span) => meaningsOf(words, span, { field, names }))
  return { words, spans: settleTools(words, settleNots(words, best)) }
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
  meanings: (span: { from: number; to: number }) => readonly Omit<Span, 'from' | 'to'>[],
): Span[] {
  const best: Map<number, Best>[] = Array.from({ length: words.length + 1 }, () => new Map())
  best[0]?.set(0, { worth: 0, spans: [] })
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++) {
      for (const { meaning, worth } of meanings({ from, to })) {
        const flag = meaning.is in flags ? flags[meaning.is as keyof typeof flags] : 0
        for (const [before, { worth: sum, spans }] of best[from] as Map<number, Best>) {
          const own = (before & flag) === 0 ? worth : worthAgain(words, { from, to, meaning, worth }, spans)
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
function worthAgain(words: readonly TypedWord[], { from, to, meaning, worth }: Span, before: readonly Span[]): number {
  const isOther = isAlternative(words, from)
  if (meaning.is === 'occupation') {
    if (isOther) return worth
    // The longest of several counts whole, wherever it stands.
    const known = before.find((span) => span.meaning.is === 'occupation')
    const exchanged = known ? worth - known.worth + worthBeside * (known.to - known.from) : 0
    return Math.max(worthBeside * (to - from), exchanged)
  }
  // A CEP and its town may follow each other without a separator.
  const besideZipCode = [meaning, ...before.map((span) => span.meaning)].some(isZipCode)
  // Nor a state and what lies in it: 'SP zona leste'.
  const isInside = meaning.is === 'place' && before.some((span) => areOneInOther(span.meaning, meaning))
  return meaning.is === 'place' && (isOther || besideZipCode || isInside) ? worth - furtherPlace : 0
}

/** Whether one of two places is a state, and the other one may lie in it. */
function areOneInOther(one: Meaning, other: Meaning): boolean {
  if (one.is !== 'place' || other.is !== 'place') return false
  return liesIn(one.places, other.places[0]) || liesIn(other.places, one.places[0])
}

const liesIn = (places: readonly ReadPlace[], whole: ReadPlace | undefined) =>
  (whole?.kind === 'state' || whole?.kind === 'town') &&
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
  const named = count <= Math.max(longestTerm, 6) ? termOf(phrase) : undefined
  const term = named?.kind === 'schooling' && isTaught(words, from) ? undefined : named
  if (term) found.push({ meaning: { is: 'term', term }, worth: 3.1 * count + (count > 2 ? 1 : 0) })
  // If a name also expresses a term ('estágio'), the term is meant. 'banhista ou tosador' are two alternatives,
  // although it is also one occupation's name.
  const asksNothing = isFiller(phrase)
  const isOne = !term && !(asksNothing && count > 1) && !words.slice(from, to).some(({ plain }) => plain === 'ou')
  const occupations = isOne ? (names.occupations.get(phrase) ?? []) : []
  if (occupations.length > 0) {
    found.push({ meaning: { is: 'occupation', occupations }, worth: 3 * count + (field === 'occupation' ? 1 : -0.5) })
  }
  const company = names.companies.get(phrase)
  if (company) found.push({ meaning: { is: 'company', company }, worth: 2.6 * count + (count > 1 ? 1 : 0) })
  else if (isKnownEmployer(phrase) && (count > 1 || field === 'occupation'))
    found.push({ meaning: { is: 'unknown' }, worth: 3.5 * count })
  if (count <= Math.max(longestRegion, 6)) {
    const places = placesCalled(phrase, names)
    const worth = places[0] ? worthOfPlace(words, span, { field, place: places[0], phrase }) : 0
    if (worth > 0) found.push({ meaning: { is: 'place', places }, worth })
  }
  // Times of a day, not part-time hours: '6h às 14h'.
  if (count > 2 && timesOfDay.test(phrase)) found.push({ meaning: { is: 'unknown' }, worth: 3.5 * count })
  if (saysNot(phrase)) found.push({ meaning: { is: 'not' }, worth: count > 1 ? 3 * count : 1.2 })
  if (count > 1) return asksNothing ? [...found, { meaning: { is: 'filler' }, worth: 3.2 * count }] : found
  if (heads[phrase]) found.push({ meaning: { is: 'head' }, worth: 1.2 })
  found.push(asksNothing ? { meaning: { is: 'filler' }, worth: 0.6 } : { meaning: { is: 'unknown' }, worth: 1 })
  return found
}

/** How likely words that may name a place do so in this position; 0 if they can't. */
function worthOfPlace(
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

type Divided = { read: Record<SearchField, Division>; names: Names }

function collect(typed: TypedSearch, { read, names }: Divided): SearchReading {
  const spans = (['occupation', 'location'] as const).flatMap((field) =>
    read[field].spans.map((span) => ({ ...span, part: partOf(field, read[field].words, span) })),
  )
  const all = <Is extends Meaning['is']>(is: Is) =>
    spans.filter((span): span is typeof span & { meaning: Extract<Meaning, { is: Is }> } => span.meaning.is === is)
  const cargos = all('occupation').slice(0, mostCargos)
  const heads = cargos.flatMap((cargo, nth) => headOf(spans, { cargo, after: cargos[nth - 1] }))
  const unknown = unknownIn(typed, spans, heads)
  const terms = spans.flatMap(({ meaning, part, from }) => {
    const { words } = read[part.field]
    const term = meaning.is === 'term' ? meaning.term : meaning.is === 'occupation' ? kindIn(words[from]) : undefined
    return term ? [{ term, part }] : []
  })
  const kilometres = terms.flatMap(({ term }) => (term.kind === 'distance' ? [term.value] : []))[0] ?? null
  const isStrange = unknown.some(({ part }) => part.field === 'location')
  const [place, ...further] = placesIn(insideStates(all('place')))
  const company = all('company')[0]
  return {
    cargos: cargos.map((cargo, nth) => {
      const { words } = read[cargo.part.field]
      const head = heads.find(({ from, to }) => to <= cargo.from && from >= (cargos[nth - 1]?.to ?? 0))
      return {
        occupations: cargo.meaning.occupations,
        part: cargo.part,
        head: head ? textOf(typed, head.part) : null,
        beside: besideOf(unknown, { cargo, isFirst: nth === 0, next: cargos[nth + 1] }),
        isAlternative: nth > 0 && isAlternative(words, cargo.from),
        broader: broaderOf(typed, { span: cargo, words, names }),
      }
    }),
    avoided: all('avoided')
      .slice(0, mostCargos)
      .map(({ meaning, part }) => ({
        occupations: meaning.occupations,
        text: textOf(typed, partOf(part.field, read[part.field].words, meaning.own)),
        part,
      })),
    // Each unwanted cargo is looked up, so the number is limited; the page says which ones it doesn't use.
    denied: [...all('denied'), ...all('avoided').slice(mostCargos)].map(({ part }) => ({
      text: textOf(typed, part),
      part,
    })),
    terms,
    // A distance without a place is measured from the person's own position.
    place: place?.meaning.places[0] ?? (kilometres === null || isStrange ? null : { kind: 'near' }),
    otherPlaces: place?.meaning.places.slice(1) ?? [],
    placePart: place?.part ?? null,
    furtherPlaces: further.flatMap(({ meaning, part }) =>
      meaning.places[0] ? [{ place: meaning.places[0], part }] : [],
    ),
    kilometres,
    company: company?.meaning.company ?? null,
    companyPart: company?.part ?? null,
    unknown,
  }
}

type PlacedSpan = Span & { part: Part }
type PlaceSpan = PlacedSpan & { meaning: Extract<Meaning, { is: 'place' }> }

/** Of several places of one name only those in a state that was typed beside it: 'rj, campo grande'. */
function insideStates(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const states = spans.flatMap(({ meaning }) => meaning.places.slice(0, 1)).filter(({ kind }) => kind === 'state')
  return spans.map((span) => {
    const { places } = span.meaning
    if (places[0]?.kind === 'state') return span
    const inside = places.filter((place) => states.some((state) => containsPlace(state, place)))
    return inside.length === 0 ? span : { ...span, meaning: { ...span.meaning, places: inside } }
  })
}

/**
 * Orders the places of a search: one from the place field comes first, and of several the smallest; then those that
 * don't contain it.
 */
function placesIn(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const inLocation = spans.filter(({ part }) => part.field === 'location')
  const named = inLocation.length > 0 ? inLocation : spans
  const sizeOf = ({ meaning }: PlaceSpan) => placeSizes.indexOf(meaning.places[0]?.kind ?? 'country')
  const contains = (large: PlaceSpan, small: PlaceSpan) => {
    const [whole, part] = [large.meaning.places[0], small.meaning.places[0]]
    return whole !== undefined && part !== undefined && containsPlace(whole, part)
  }
  // 'São Paulo SP zona norte' is its zone.
  const within = named.filter(
    (span) => !named.some((other) => other !== span && contains(span, other) && !contains(other, span)),
  )
  const [place, ...others] = within.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  if (!place) return []
  const further = others.filter(({ meaning }) => {
    const other = meaning.places[0]
    return other !== undefined && !containsPlace(other, place.meaning.places[0] as ReadPlace)
  })
  return [place, ...further]
}

/** From the smallest to the largest kind of place; a district and the town count alike. */
const placeSizes = ['zip-code', 'district', 'town', 'region', 'near', 'area', 'state', 'country'] as const

/** The word that turns a cargo into another occupation, between the previous cargo and this one. */
function headOf(spans: readonly PlacedSpan[], { cargo, after }: { cargo: PlacedSpan; after: PlacedSpan | undefined }) {
  const { field } = cargo.part
  const head = spans.find(
    ({ meaning, part, from, to }) =>
      meaning.is === 'head' && part.field === field && to <= cargo.from && from >= (after?.to ?? 0),
  )
  return head ? [head] : []
}

/**
 * The words of the cargo's field that name nothing and follow it, up to the next cargo; those before the first cargo
 * belong to the first.
 */
function besideOf(
  unknown: SearchReading['unknown'],
  { cargo, isFirst, next }: { cargo: PlacedSpan; isFirst: boolean; next: PlacedSpan | undefined },
): string[] {
  const { field, to } = cargo.part
  const own = unknown.filter(({ part }) => {
    if (part.field !== 'occupation') return false
    if (field !== 'occupation') return isFirst
    return (isFirst || part.from >= to) && (next === undefined || part.from < next.part.from)
  })
  return own.map(({ text }) => text)
}

type Spanned = { span: PlacedSpan; words: readonly TypedWord[]; names: Names }

function broaderOf(typed: TypedSearch, { span, words, names }: Spanned): ReadCargo['broader'] {
  for (let to = span.to - 1; to > span.from; to--) {
    const occupations = names.occupations.get(phraseOf(words, { from: span.from, to })) ?? []
    const rest = partOf(span.part.field, words, { from: to, to: span.to })
    if (occupations.length > 0) return { occupations, beside: textOf(typed, rest) }
  }
  return null
}

/** The kind of job with which an occupation's name begins: 'estagiário de direito' also means an internship. */
function kindIn(first: TypedWord | undefined): Term | undefined {
  const term = first && termOf(first.plain)
  return term?.kind === 'jobKind' ? term : undefined
}

/** The runs of consecutive words that name nothing, without fillers at their ends. */
function unknownIn(
  typed: TypedSearch,
  spans: readonly PlacedSpan[],
  heads: readonly PlacedSpan[],
): SearchReading['unknown'] {
  const runs: PlacedSpan[][] = []
  let open: PlacedSpan[] | null = null
  for (const span of spans) {
    const { is } = span.meaning
    const names = is !== 'unknown' && is !== 'filler' && !(is === 'head' && !heads.includes(span))
    if (names || (open && open[0]?.part.field !== span.part.field)) open = null
    if (names) continue
    if (!open) {
      open = []
      runs.push(open)
    }
    open.push(span)
  }
  return runs.flatMap((run) => {
    const telling = run.filter(({ meaning }) => meaning.is !== 'filler')
    const [begin, end] = [telling[0], telling.at(-1)]
    if (!begin || !end) return []
    const part = { field: begin.part.field, from: begin.part.from, to: end.part.to }
    return [{ text: textOf(typed, part), part }]
  })
}

function partOf(field: SearchField, words: readonly TypedWord[], { from, to }: Pick<Span, 'from' | 'to'>): Part {
  return { field, from: (words[from] as TypedWord).from, to: (words[to - 1] as TypedWord).to }
}

const textOf = (typed: TypedSearch, { field, from, to }: Part) => typed[field].slice(from, to)

/** What separates alternatives, or precedes a place. */
const endsApart = /(?:\s+(?:ou|e)|[,;/|])\s*$/iu
const beginsApart = /^\s*(?:(?:ou|e)\s|[,;/|])/iu

/** The fields without one of their parts, as they become when its chip is removed. */
export function withoutPart(typed: TypedSearch, { field, from, to }: Part): TypedSearch {
  const [start, end] = [typed[field].slice(0, from), typed[field].slice(to)]
  const before = start.replace(
    /(?:\s+(?:em|no|na|nos|nas|de|do|da|para|perto de|na regiao de|ou|e))?[\s,;/|–+&-]*$/iu,
    '',
  )
  // The parts on both sides remain alternatives to each other.
  if (before && endsApart.test(start) && beginsApart.test(end)) return { ...typed, [field]: before + end }
  const after = end.replace(/^[\s,;/|–+&-]+/u, '').replace(before ? '' : /^(?:ou|e)\s+/iu, '')
  return { ...typed, [field]: [before, after].filter(Boolean).join(' ') }
}
