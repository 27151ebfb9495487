import type { PeopleChip, UnderstoodPeople } from '@trampolim/contract/search-cv/understood.ts'
import type { SearchChip } from '@trampolim/contract/search-jobs/understood.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { withoutPart } from '@trampolim/marketplace/search/reading/parts.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import type { PersonTerm, PlacedTerm } from '@trampolim/marketplace/search/vocabulary/people-terms.ts'
import { peopleTermLabels } from '@trampolim/phrases/pt-br/people-terms.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { presentUnderstood } from '../../job-search/understanding/present-understood.ts'
import type { UnderstoodSearch } from '../../job-search/understanding/understood-search.ts'

const t = speak(peopleTermLabels)
const inWords = new Intl.NumberFormat('pt-BR')

type Typed = {
  /** Both fields as typed. */
  typed: TypedSearch
  /** The requirements for people that were removed from the fields before these were read like a search of jobs. */
  terms: readonly PlacedTerm[]
  /** Returns unknown words in the spelling in which they were typed. */
  asTyped: (text: string) => string
}

/**
 * Presents how a recruiter's words were understood: each part as a chip, with the content of both fields without that
 * part.
 */
export function presentPeopleWords(found: UnderstoodSearch, { typed, terms, asTyped }: Typed): UnderstoodPeople {
  const { chips, corrected, alternatives, furtherPlaces, notPlace, unknownPlace, ...job } = presentUnderstood(found)
  const notUnderstood = [...job.notUnderstood, ...notPlace]
  const beside = { occupation: '', location: '' }
  for (const { part } of terms) {
    const text = typed[part.field].slice(part.from, part.to)
    beside[part.field] = [beside[part.field], text].filter(Boolean).join(' ')
  }
  // The removed requirements stay in the address when another part is removed.
  const whole = ({ occupation, location }: TypedSearch) => ({
    words: [asTyped(occupation), beside.occupation].filter(Boolean).join(' '),
    place: [asTyped(location), beside.location].filter(Boolean).join(' '),
  })
  const said = chips.flatMap((chip) => chipOf(chip, found))
  const textsOf = (kind: PersonTerm['kind']) =>
    terms.flatMap(({ term, part }) => (term.kind === kind ? [typed[part.field].slice(part.from, part.to)] : []))
  return {
    chips: [
      ...said.flatMap(({ chip, kind, label }) => (kind ? [{ kind, label: asTyped(label), ...whole(chip) }] : [])),
      ...terms.flatMap(({ term, part }) => {
        const { occupation, location } = withoutPart(typed, part)
        return term.kind === 'protected' || term.kind === 'unstated'
          ? []
          : [{ kind: term.kind, label: labelOf(term), words: occupation, place: location }]
      }),
    ],
    // Words that name nothing were not corrected in this search.
    corrected: corrected && !notUnderstood.some((text) => asTyped(text) !== text),
    alternatives: [...furtherPlaces, ...alternatives].map(({ label, ...fields }) => ({ label, ...whole(fields) })),
    notUnderstood: notUnderstood.map(asTyped),
    leftOut: [],
    unsaid: [
      ...said.flatMap(({ kind, label }) => (kind ? [] : [label])),
      ...found.reading.denied.map(({ text }) => text),
      ...textsOf('unstated'),
    ],
    protected: textsOf('protected'),
    unknownPlace: unknownPlace && {
      text: unknownPlace.text,
      near: unknownPlace.near.map(({ label, ...fields }) => ({ label, ...whole(fields) })),
    },
  }
}

type Said = { chip: SearchChip; kind: PeopleChip['kind'] | null; label: string }

/** A chip of a job search, translated for people; without a kind if no curriculum states anything about it. */
function chipOf(chip: SearchChip, found: UnderstoodSearch): Said[] {
  const { place, reading } = found
  const { kind, label } = chip
  switch (kind) {
    case 'contract':
    case 'shift':
    case 'benefit':
    case 'schooling':
    case 'avoided':
      return [{ chip, kind: null, label }]
    case 'workType': {
      const away = reading.terms.some(({ term }) => term.kind === 'workType' && term.value !== 1)
      return [{ chip, kind: away ? kind : null, label: away ? t('remote') : label }]
    }
    case 'place':
      // 'Perto de mim' needs a position, which recruiters' pages don't send; 'perto do centro' needs a town.
      if (!place) return [{ chip, kind: null, label: reading.place?.kind === 'district' ? saidIn(found) : label }]
      return [{ chip, kind, label: place.kind === 'around' && place.first !== null ? townOf(place.name) : label }]
    case 'salary': {
      const salary = reading.terms.flatMap(({ term }) => (term.kind === 'salary' ? [term.value] : []))
      return [{ chip, kind, label: t('salary', { amount: inWords.format(Math.max(...salary) / 100) }) }]
    }
    case 'company':
      return [{ chip, kind, label: t('company', { company: label }) }]
    case 'firstJob':
      return [{ chip, kind, label: t('firstJob') }]
    default:
      return [{ chip, kind, label }]
  }
}

/** The place as typed. */
const saidIn = ({ typed, reading: { placePart } }: UnderstoodSearch): string =>
  placePart ? typed[placePart.field].slice(placePart.from, placePart.to) : ''

/** 'Itaquera, São Paulo, SP' is searched as its town. */
const townOf = (name: string) => name.split(', ').slice(-2).join(', ')

function labelOf(term: Exclude<PersonTerm, { kind: 'protected' | 'unstated' }>): string {
  switch (term.kind) {
    case 'licence':
      return t('licence', { categories: term.value.join(', ') })
    case 'schooling':
      return t('schooling', { level: reference.schooling[term.value].toLowerCase() })
    case 'language': {
      const level = reference.languageLevel[term.level].toLowerCase()
      return t('language', { language: languages.nameOf(term.value), level })
    }
    case 'salary':
      return t('salary', { amount: inWords.format(term.value / 100) })
    case 'experience':
      return term.value === 0 ? t('anyExperience') : t('experience', { count: term.value })
  }
}
