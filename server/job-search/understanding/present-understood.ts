import type { SearchChip, SearchWay, UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { normalise, searchWords } from '@trampolim/marketplace/occupations/words.ts'
import { placeLabel, placeToSearch } from '@trampolim/marketplace/search/places/place.ts'
import { isSide } from '@trampolim/marketplace/search/places/sides.ts'
import { type Part, withoutPart } from '@trampolim/marketplace/search/reading/parts.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOfTerm } from './label-of-term.ts'
import { spelledAs } from './spelled-as.ts'
import { labelOfPlace, type UnderstoodSearch } from './understood-search.ts'

const t = speak(searchTermLabels)
const mostAlternatives = 4

/** Presents how a search was understood: each part as a chip, with the content of both fields without that part. */
export function presentUnderstood(understood: UnderstoodSearch, leftOut: readonly string[] = []): UnderstoodWords {
  const { typed, reading, place, unknownPlace, corrected, name, needsPosition } = understood
  const strange = leftOut.length > 0 ? [] : understood.notUnderstood
  // 'porteiro zona norte de Porto Alegre': a side is no cargo, in whichever field it stands.
  const ofPlace = reading.unknown.flatMap(({ text, part }) =>
    part.field === 'location' || isSide(normalise(text)) ? [text] : [],
  )
  return {
    occupation: name,
    location: labelOfPlace(understood),
    near: isNear(understood),
    needsPosition,
    stateOfZipCode:
      reading.place?.kind === 'zip-code' && place?.kind === 'state' ? placeLabel(reading.place) || null : null,
    corrected,
    chips: chipsOf(understood),
    alternatives: alternativesOf(understood),
    furtherPlaces: reading.furtherPlaces.map((further) => wayTo(understood, placeToSearch(further.place))),
    notUnderstood: strange.filter((text) => !ofPlace.includes(text)),
    notPlace: strange.filter((text) => ofPlace.includes(text)),
    unused: [...understood.unused],
    leftOut: [...leftOut],
    unknownPlace: unknownPlace && {
      text: unknownPlace.text,
      near: unknownPlace.near.map((label) => ({ label, occupation: typed.occupation, location: label })),
    },
  }
}

const isNear = ({ reading, place }: UnderstoodSearch) => reading.place?.kind === 'near' && place !== undefined

function chipsOf(understood: UnderstoodSearch): SearchChip[] {
  const { typed, reading, name, notUnderstood, unused } = understood
  const { companyPart, placePart, company, unknown, avoided } = reading
  const without = (part: Part) => withoutPart(typed, part)
  // Words that name no occupation on their own were either read as part of a name or searched as words.
  const isWord = (text: string) => notUnderstood.includes(text)
  const named = wholeNames(understood)
  const isNamed = (part: Part) => named.some((each) => isWithin(part, each.part))
  return [
    ...oncePerLabel(
      typed,
      named.map((each) => ({ ...each, kind: 'occupation' as const })),
    ),
    ...unknown
      .filter(({ text, part }) => (part.field === 'occupation' || isWord(text)) && !unused.includes(text))
      .filter(({ part }) => !isNamed(part))
      .map(({ text, part }) => ({
        kind: isWord(text) ? ('words' as const) : ('occupation' as const),
        label: isWord(text) || !name ? t('words', { words: text }) : labelOfWords(understood, text),
        ...without(part),
      })),
    ...avoided.map(({ text, part }) => ({
      kind: 'avoided' as const,
      label: t('avoided', { name: text }),
      ...without(part),
    })),
    ...(company && companyPart ? [{ kind: 'company' as const, label: company.name, ...without(companyPart) }] : []),
    ...placeChip(understood, placePart && without(placePart)),
    ...termChips(understood),
  ]
}

const isWithin = (part: Part, whole: Part) =>
  part.field === whole.field && part.from >= whole.from && part.to <= whole.to

/** The cargos with the words beside them that are part of their names: 'pintor de parede' is one chip. */
function wholeNames({ typed, named, reading, notUnderstood }: UnderstoodSearch): UnderstoodSearch['named'] {
  return named.map(({ label, part }) => {
    const words = normalise(label).split(' ')
    const own = reading.unknown.filter(
      (each) =>
        each.part.field === part.field &&
        !notUnderstood.includes(each.text) &&
        searchWords(each.text).every((word) => words.includes(word)),
    )
    if (own.length === 0) return { label, part }
    const [from, to] = [
      Math.min(part.from, ...own.map((each) => each.part.from)),
      Math.max(part.to, ...own.map((each) => each.part.to)),
    ]
    const text = typed[part.field].slice(from, to)
    // 'cozinheira com experiência em restaurante' says more than the name.
    const isName = searchWords(text).every((word) => words.includes(word))
    return { label: isName ? spelledAs(label, text) : label, part: { ...part, from, to } }
  })
}

function termChips({ typed, reading, place }: UnderstoodSearch): SearchChip[] {
  const { placePart, terms, kilometres } = reading
  const shown = terms
    // A distance holds around the place that was searched, of several the first one.
    .filter(({ term }) => term.kind !== 'distance' || (place?.kind === 'around' && term.value === kilometres))
    .map(({ term, part }) => ({
      kind: term.kind,
      part,
      label:
        term.kind === 'distance' && !placePart ? t('distanceFromMe', { kilometres: term.value }) : labelOfTerm(term),
    }))
  return oncePerLabel(typed, shown)
}

type PlacedChip = Pick<SearchChip, 'kind' | 'label'> & { part: Part }

/** Chips of what was asked for, once each: 'menor aprendiz 16 anos' asks for one thing twice. */
function oncePerLabel(typed: TypedSearch, chips: readonly PlacedChip[]): SearchChip[] {
  return [...Map.groupBy(chips, ({ label }) => label).values()].flatMap((alike) => {
    const [first] = alike
    // From the last part on, so that the positions of those before it stay.
    const parts = alike.map(({ part }) => part).toSorted((one, other) => other.from - one.from)
    return first ? [{ kind: first.kind, label: first.label, ...parts.reduce(withoutPart, typed) }] : []
  })
}

/** Words that were corrected to a name are labelled with the name; others as typed. */
function labelOfWords({ corrected, name, reading }: UnderstoodSearch, text: string): string {
  return corrected && name && reading.unknown.length === 1 ? name : text
}

function placeChip(understood: UnderstoodSearch, without: TypedSearch | null): SearchChip[] {
  const { place, reading, typed, unknownPlace, needsPosition } = understood
  if (needsPosition || unknownPlace) return []
  if (reading.place && without) return [{ kind: 'place', label: labelOfChip(understood), ...without }]
  if (!place || typed.location === '' || isNear(understood)) return []
  return [{ kind: 'place', label: place.name, occupation: typed.occupation, location: '' }]
}

function labelOfChip(understood: UnderstoodSearch): string {
  const { place, reading } = understood
  const name = labelOfPlace(understood) ?? ''
  if (!isNear(understood) || place?.kind !== 'around') return name
  return reading.kilometres === null
    ? t('nearWithin', { place: name, kilometres: place.within ?? 0 })
    : t('near', { place: name })
}

/** Other places with the same name, each with the fields for searching it. */
function alternativesOf(understood: UnderstoodSearch): SearchWay[] {
  const { otherPlaces, placePart } = understood.reading
  if (!placePart) return []
  const labels = [...new Set(otherPlaces.map(placeToSearch).filter(Boolean))]
  return labels.slice(0, mostAlternatives).map((label) => wayTo(understood, label))
}

/** The same search in another place; the place is written at the start of its own field. */
function wayTo({ typed, reading }: UnderstoodSearch, label: string): SearchWay {
  const { cargos, terms, companyPart, placePart, furtherPlaces } = reading
  const places = [...(placePart ? [placePart] : []), ...furtherPlaces.map(({ part }) => part)]
  const { occupation } = places
    .filter(({ field }) => field === 'occupation')
    .toSorted((one, other) => other.from - one.from)
    .reduce(withoutPart, typed)
  const kept = [...cargos, ...terms, ...(companyPart ? [{ part: companyPart }] : [])]
    .map(({ part }) => part)
    .filter(({ field }) => field === 'location')
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => typed.location.slice(from, to))
  return { label, occupation, location: [label, ...new Set(kept)].join(' ') }
}
