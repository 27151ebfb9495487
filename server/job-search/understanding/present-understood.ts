import type { SearchChip, SearchWay, UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { placeLabel } from '@trampolim/marketplace/search/read-place.ts'
import { type Part, withoutPart } from '@trampolim/marketplace/search/read-search.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/typed-words.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOfTerm } from './label-of-term.ts'
import { labelOfPlace, type UnderstoodSearch } from './understand-search.ts'

const t = speak(searchTermLabels)
const mostAlternatives = 4

/** Presents how a search was understood: each part as a chip, with the fields as they are without it. */
export function presentUnderstood(understood: UnderstoodSearch, leftOut: readonly string[] = []): UnderstoodWords {
  const { typed, unknownPlace, corrected, name } = understood
  const notUnderstood = leftOut.length > 0 ? [] : understood.notUnderstood
  return {
    occupation: name,
    location: labelOfPlace(understood),
    corrected,
    chips: chipsOf(understood),
    alternatives: alternativesOf(understood),
    notUnderstood: [...notUnderstood],
    leftOut: [...leftOut],
    unknownPlace: unknownPlace && {
      text: unknownPlace.text,
      near: unknownPlace.near.map((label) => ({ label, occupation: typed.occupation, location: label })),
    },
  }
}

function chipsOf(understood: UnderstoodSearch): SearchChip[] {
  const { typed, reading, name, notUnderstood } = understood
  const { occupationPart, companyPart, placePart, company, terms, unknown } = reading
  const without = (part: Part) => withoutPart(typed, part)
  // What names no occupation by itself was understood as part of a name or searched as words.
  const isWord = (text: string) => notUnderstood.includes(text)
  return [
    ...(occupationPart && name ? [{ kind: 'occupation' as const, label: name, ...without(occupationPart) }] : []),
    ...unknown
      .filter(({ part }) => part.field === 'occupation')
      .map(({ text, part }) => ({
        kind: isWord(text) ? ('words' as const) : ('occupation' as const),
        label: isWord(text) || !name ? t('words', { words: text }) : labelOfWords(understood, text),
        ...without(part),
      })),
    ...(company && companyPart ? [{ kind: 'company' as const, label: company.name, ...without(companyPart) }] : []),
    ...placeChip(understood, placePart && without(placePart)),
    ...terms.map(({ term, part }) => ({ kind: term.kind, label: labelOfTerm(term), ...without(part) })),
  ]
}

/** Words that were corrected to a name show it; the others show as typed. */
function labelOfWords({ corrected, name, reading }: UnderstoodSearch, text: string): string {
  return corrected && name && reading.unknown.length === 1 ? name : text
}

function placeChip(understood: UnderstoodSearch, without: TypedSearch | null): SearchChip[] {
  const { place, reading, typed, unknownPlace } = understood
  if (reading.place && without) {
    const label = reading.place.kind === 'near' ? t('near') : (labelOfPlace(understood) ?? '')
    return [{ kind: 'place', label, ...without }]
  }
  if (!place || unknownPlace || typed.location === '') return []
  return [{ kind: 'place', label: place.name, occupation: typed.occupation, location: '' }]
}

/** Other places of the same name, each with the fields that mean it. */
function alternativesOf({ typed, reading }: UnderstoodSearch): SearchWay[] {
  const { otherPlaces, placePart } = reading
  if (!placePart) return []
  const { occupation } = placePart.field === 'occupation' ? withoutPart(typed, placePart) : typed
  const labels = [...new Set(otherPlaces.map(placeLabel).filter(Boolean))]
  return labels.slice(0, mostAlternatives).map((label) => ({ label, occupation, location: label }))
}
