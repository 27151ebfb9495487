import { stopwords } from '../occupations/abbreviations.ts'
import { wordTable } from '../word-table.ts'
import { isFiller } from './fillers.ts'
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
import { longestTerm, type Term, termOf } from './terms.ts'
import {
  isAlternative,
  phraseOf,
  type SearchField,
  type TypedSearch,
  type TypedWord,
  typedWords,
} from './typed-words.ts'

/** An occupation that a phrase names. `weight`: how likely it is meant. */
export type NamedOccupation = { cbo: number; name: string; weight: number }

/** What the phrases of a search name, by phrase (see `runsOf`): looked up before, so that reading is a rule alone. */
export type Names = PlaceNames & {
  /** Occupations called exactly so, in any gender, number or spelling of the phrase, the likeliest first. */
  occupations: ReadonlyMap<string, readonly NamedOccupation[]>
  /** Companies that open jobs show, called exactly so. */
  companies: ReadonlyMap<string, { name: string }>
}

/** Where in a field what was read stands. */
export type Part = { field: SearchField; from: number; to: number }

/** A cargo that was typed, and what stands beside it. */
export type ReadCargo = {
  /** The occupations that it names, likeliest first. */
  occupations: readonly NamedOccupation[]
  part: Part
  /** What makes another occupation of it: 'auxiliar' of 'auxiliar de X', where nothing is called so itself. */
  head: string | null
  /** Words beside it that name nothing, as typed. */
  beside: readonly string[]
  /** Whether 'ou', a comma or the like says that it is an alternative to the one before; without, both may be one longer name. */
  isAlternative: boolean
  /** What the beginning of its name names by itself, 'advogado' of 'advogado trabalhista', and the words after it; null for none. */
  broader: { occupations: readonly NamedOccupation[]; beside: string } | null
}

/** How the two fields of a search were read. */
export type SearchReading = {
  /** The cargos that were typed: a job of any of them is enough. */
  cargos: readonly ReadCargo[]
  terms: readonly { term: Term; part: Part }[]
  /** The place meant, the likeliest; null where none was named. */
  place: ReadPlace | null
  /** Other places of the same name. */
  otherPlaces: readonly ReadPlace[]
  placePart: Part | null
  /** Places that were typed beside it and don't contain it: a search has one. */
  furtherPlaces: readonly { place: ReadPlace; part: Part }[]
  /** Kilometres around the place; null where none were said. */
  kilometres: number | null
  company: { name: string } | null
  companyPart: Part | null
  /** What names nothing, as typed. */
  unknown: readonly { text: string; part: Part }[]
}

/** The most cargos of a search. */
const mostCargos = 4

type Meaning =
  | { is: 'occupation'; occupations: readonly NamedOccupation[] }
  | { is: 'term'; term: Term }
  | { is: 'place'; places: readonly ReadPlace[] }
  | { is: 'company'; company: { name: string } }
  | { is: 'head' }
  | { is: 'filler' }
  | { is: 'unknown' }

type Span = { from: number; to: number; meaning: Meaning; worth: number }

/** Words that say that a place follows. */
const placeWords = wordTable(
  Object.fromEntries('em no na nos nas para perto proximo regiao cidade bairro'.split(' ').map((word) => [word, true])),
)

/** What makes an occupation out of another: an assistant, a chief. */
const heads = wordTable(
  Object.fromEntries(
    `auxiliar ajudante assistente chefe supervisor supervisora encarregado encarregada coordenador coordenadora gerente
    subchefe mestre monitor monitora instrutor instrutora meio-oficial operador operadora tecnico tecnica analista`
      .split(/\s+/)
      .map((word) => [word, true]),
  ),
)

/** Names of well-known districts that are words like any other. */
const plainDistricts = wordTable(
  Object.fromEntries(
    `barra castelo centro cic cohab cpa flores freguesia gama ingleses marco pedreira penha portao recreio sia tirol tristeza turu`
      .split(' ')
      .map((word) => [word, true]),
  ),
)

const longestName = 7
/** A town smaller than this is only meant where a word says that a place follows. */
const knownByAll = 60_000
/** A town from this size on is meant also between other words. */
const largeTown = 200_000

/**
 * Reads both fields of a search together: what names an occupation, a place, a company, and what else is asked for, each wherever it
 * was typed. Of all ways to divide the words the one that explains most of them counts. Pure: what the words name was looked up before.
 */
export function readSearch(typed: TypedSearch, names: Names): SearchReading {
  const occupation = divide('occupation', typed, names)
  // Beside a cargo in its own field the other one has a place: 'copa' isn't the pantry then.
  const isNamed = occupation.spans.some(({ meaning }) => meaning.is === 'occupation')
  const location = divide('location', typed, isNamed ? { ...names, occupations: new Map() } : names)
  return collect(typed, { read: { occupation, location }, names })
}

type Division = { words: readonly TypedWord[]; spans: readonly Span[] }

function divide(field: SearchField, typed: TypedSearch, names: Names): Division {
  const words = typedWords(typed[field])
  return { words, spans: bestDivision(words, (span) => meaningsOf(words, span, { field, names })) }
}

type Best = { worth: number; spans: Span[] }
/** Of these a field has one, or several that are alternatives. */
const flags = { occupation: 1, place: 2, company: 4 } as const
/** What each word of a further cargo is worth that nothing says to be one: more than a word that names nothing. */
const worthBeside = 1.1
/** A single name is likelier than two places. */
const furtherPlace = 0.5

/** The division of the words whose spans are worth most together, found word by word for each set of what was read before. */
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

/** What a further cargo, place or company of a field is worth; 0 if there can't be another. */
function worthAgain(words: readonly TypedWord[], { from, to, meaning, worth }: Span, before: readonly Span[]): number {
  const isOther = isAlternative(words, from)
  if (meaning.is === 'occupation') return isOther ? worth : worthBeside * (to - from)
  // A CEP and its town need nothing between them.
  const besideZipCode = [meaning, ...before.map((span) => span.meaning)].some(isZipCode)
  return meaning.is === 'place' && (isOther || besideZipCode) ? worth - furtherPlace : 0
}

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
  const term = count <= Math.max(longestTerm, 6) ? termOf(phrase) : undefined
  if (term) found.push({ meaning: { is: 'term', term }, worth: 3.1 * count })
  // Of a name that also asks for something ('estágio') the latter is meant; 'banhista ou tosador' are two, though one is called by both.
  const isOne = !term && !words.slice(from, to).some(({ plain }) => plain === 'ou')
  const occupations = isOne ? (names.occupations.get(phrase) ?? []) : []
  if (occupations.length > 0) {
    found.push({ meaning: { is: 'occupation', occupations }, worth: 3 * count + (field === 'occupation' ? 1 : -0.5) })
  }
  const company = names.companies.get(phrase)
  if (company) found.push({ meaning: { is: 'company', company }, worth: 2.6 * count + (count > 1 ? 1 : 0) })
  if (count <= Math.max(longestRegion, 6)) {
    const places = placesCalled(phrase, names)
    const worth = places[0] ? worthOfPlace(words, span, { field, place: places[0], phrase }) : 0
    if (worth > 0) found.push({ meaning: { is: 'place', places }, worth })
  }
  const asksNothing = isFiller(phrase)
  if (count > 1) return asksNothing ? [...found, { meaning: { is: 'filler' }, worth: 3.2 * count }] : found
  if (heads[phrase]) found.push({ meaning: { is: 'head' }, worth: 1.2 })
  found.push(asksNothing ? { meaning: { is: 'filler' }, worth: 0.6 } : { meaning: { is: 'unknown' }, worth: 1 })
  return found
}

/** How likely words that may name a place do so here; 0 where they can't. */
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
  // 'norte' and 'sul' alone are words of many names.
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
  if (isStateLetters(phrase)) return said || (isLast && from > 0) || first.capitals || words.length === 1 ? 2.8 : 0
  if (said) return 3.05 * count
  if (phrase === 'para' && (!isLast || from === 0)) return 0
  const endsWithState = count > 1 && saysState(phrase)
  if (endsWithState || place.kind === 'state') return 3.05 * count
  // A nickname is a word like any other ('feira', 'praia') unless something else was asked for before it.
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

/** Whether a distance is said before a place: '20 km de Campinas'. */
const isFarFrom = (words: readonly TypedWord[], at: number) =>
  stopwords.has(words[at - 1]?.plain ?? '') && /^\d*(?:kms?|quilometros?|kilometros?)$/.test(words[at - 2]?.plain ?? '')

/** A town that is meant wherever it stands: 'porteiro noturno curitiba clt'. */
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
  const [place, ...further] = placesIn(all('place'))
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
    terms,
    // A distance alone is one from where the person is.
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

/** The place of a search first: one of its own field, and of several the smallest; then those that don't contain it. */
function placesIn(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const inLocation = spans.filter(({ part }) => part.field === 'location')
  const named = inLocation.length > 0 ? inLocation : spans
  const sizeOf = ({ meaning }: PlaceSpan) => placeSizes.indexOf(meaning.places[0]?.kind ?? 'country')
  const [place, ...others] = named.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  if (!place) return []
  const further = others.filter(({ meaning }) => {
    const other = meaning.places[0]
    return other !== undefined && !containsPlace(other, place.meaning.places[0] as ReadPlace)
  })
  return [place, ...further]
}

/** From the smallest to the largest; a town and a part of one are alike. */
const placeSizes = ['zip-code', 'district', 'town', 'region', 'near', 'area', 'state', 'country'] as const

/** What makes another occupation of a cargo, between the one before and itself. */
function headOf(spans: readonly PlacedSpan[], { cargo, after }: { cargo: PlacedSpan; after: PlacedSpan | undefined }) {
  const { field } = cargo.part
  const head = spans.find(
    ({ meaning, part, from, to }) =>
      meaning.is === 'head' && part.field === field && to <= cargo.from && from >= (after?.to ?? 0),
  )
  return head ? [head] : []
}

/** The words of the cargo's field that name nothing and stand after a cargo, before the next one; those before the first are the first's. */
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

/** The kind of job that an occupation's name begins with: 'estagiário de direito' is an internship too. */
function kindIn(first: TypedWord | undefined): Term | undefined {
  const term = first && termOf(first.plain)
  return term?.kind === 'jobKind' ? term : undefined
}

/** The runs of words that name nothing, without the fillers around them. */
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

/** What stands between alternatives, and before a place. */
const endsApart = /(?:\s+(?:ou|e)|[,;/|])\s*$/iu
const beginsApart = /^\s*(?:(?:ou|e)\s|[,;/|])/iu

/** The fields without one part of them, as a chip that is taken away leaves them. */
export function withoutPart(typed: TypedSearch, { field, from, to }: Part): TypedSearch {
  const [start, end] = [typed[field].slice(0, from), typed[field].slice(to)]
  const before = start.replace(
    /(?:\s+(?:em|no|na|nos|nas|de|do|da|para|perto de|na regiao de|ou|e))?[\s,;/|–+&-]*$/iu,
    '',
  )
  // Those on both sides stay alternatives to each other.
  if (before && endsApart.test(start) && beginsApart.test(end)) return { ...typed, [field]: before + end }
  const after = end.replace(/^[\s,;/|–+&-]+/u, '').replace(before ? '' : /^(?:ou|e)\s+/iu, '')
  return { ...typed, [field]: [before, after].filter(Boolean).join(' ') }
}
