import { abbreviations } from '../../occupations/abbreviations.ts'
import { type Term, termOf } from '../vocabulary/terms.ts'
import { insidePlaces, type PlacedSpan, placesIn } from './chosen-places.ts'
import { isVague } from './heads.ts'
import { partOf, textOf } from './parts.ts'
import type { Names, ReadCargo, SearchReading } from './reading.ts'
import type { Division, Meaning, NamedOccupation } from './spans.ts'
import { isAlternative, phraseOf, type SearchField, type TypedSearch, type TypedWord } from './typed-words.ts'

/** The maximum number of cargos in a search. */
const mostCargos = 4

type Divided = { read: Record<SearchField, Division>; names: Names }

/** Collects what the spans of both fields name; of places that contain each other the smallest counts. */
export function collect(typed: TypedSearch, { read, names }: Divided): SearchReading {
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
  const [place, ...further] = placesIn(insidePlaces(all('place')))
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
    isOnlyPlace: all('place').filter(({ meaning }) => meaning.places[0]?.kind !== 'near').length === 1,
    furtherPlaces: further.flatMap(({ meaning, part }) =>
      meaning.places[0] ? [{ place: meaning.places[0], part }] : [],
    ),
    kilometres,
    company: company?.meaning.company ?? null,
    companyPart: company?.part ?? null,
    unknown,
  }
}

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

type CargoSpan = PlacedSpan & { meaning: Extract<Meaning, { is: 'occupation' }> }
type Spanned = { span: CargoSpan; words: readonly TypedWord[]; names: Names }

/** The first digit of an occupation's code: the great group of the CBO, such as office workers. */
const greatGroupOf = ({ cbo }: NamedOccupation) => Math.floor(cbo / 100_000)

/**
 * What the beginning of a cargo's name means alone; of a single word only work of the same great group, since it may
 * mean anything: a 'designer' is no answer to 'designer de sobrancelha', nor a 'secretária' to 'secretária do lar'.
 */
function broaderOf(typed: TypedSearch, { span, words, names }: Spanned): ReadCargo['broader'] {
  const groups = new Set(span.meaning.occupations.map(greatGroupOf))
  for (let to = span.to - 1; to > span.from; to--) {
    const called = names.occupations.get(phraseOf(words, { from: span.from, to })) ?? []
    const isWord = to - span.from === 1
    const occupations = isWord ? called.filter((each) => groups.has(greatGroupOf(each))) : called
    if (isWord && isVague(words[span.from]?.plain ?? '')) break
    const rest = partOf(span.part.field, words, { from: to, to: span.to })
    if (occupations.length > 0) return { occupations, beside: textOf(typed, rest) }
  }
  return null
}

/** The kind of job with which an occupation's name begins: 'estagiário de direito' and 'est. direito' also mean an internship. */
function kindIn(first: TypedWord | undefined): Term | undefined {
  if (!first) return undefined
  const kinds = [first.plain, ...(abbreviations[first.plain] ?? [])].map(termOf)
  return kinds.find((term) => term?.kind === 'jobKind')
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
