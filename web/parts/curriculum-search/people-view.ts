import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { CurriculumFacets, FoundCurriculum, FoundPerson } from '@trampolim/contract/search-cv/search.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FilterChoice } from '../../design/filters.tsx'
import { type CurriculumView, curriculumView } from '../curriculums/curriculum-view.ts'
import { labelOf } from '../curriculums/form/options.ts'
import { publishedAgo } from '../jobs/age.ts'
import { bandText } from '../selection-board/board/cards/band-text.ts'
import {
  type ContactView,
  contactView,
  type DetailsView,
  detailsView,
} from '../selection-board/candidate/candidate-details.ts'
import { type CandidateView, candidateView, studiesText } from '../selection-board/candidate/candidate-words.ts'
import { choiceWords, partWords } from './filter-words.ts'
import { type FilterName, onlyIn, type PeopleQuery, peoplePath, toggled } from './people-query.ts'

const t = speak(curriculumSearch)

/** The texts of a person in the list; `card.score` is only meaningful with a job. */
export type PersonView = {
  card: CandidateView
  updated: string
  /** When one can talk to them: 'Dá para falar de manhã e à tarde'; null if unknown. */
  available: string | null
  /** Whether the curriculum has changed or could not be found before the watched search was last opened. */
  isNew: boolean
}

/** A person whose curriculum is open; with a job it includes the job's requirements. */
export type OpenPersonView = PersonView & {
  curriculum: CurriculumView
  details: DetailsView | null
  /** The contact data of a person outside the job's selection who consented. */
  contact: ContactView | null
  avatar: string | null
  /** The facts for a comparison with another person, in the same order for everybody. */
  facts: { name: string; value: string }[]
}

/** A filter with its choices and their counts, each as a link. */
export type FacetGroup = {
  name: keyof CurriculumFacets
  choices: FilterChoice[]
}

/** The value for people without a candidacy in the job's selection; nobody found has one. */
const noCandidacy = {
  candidateId: '',
  processId: null,
  step: null,
  status: null,
  applied: null,
  moved: null,
  viewed: false,
  underReview: false,
  discardedBy: null,
  undoUntil: null,
  undoTo: null,
  outcome: null,
  tags: [] as string[],
  unmet: 0,
  hireWaits: false,
} as const

/** Converts a person found to texts. Server only. */
export function personView(person: FoundPerson, { now, since }: { now: Date; since: string }): PersonView {
  const { updated, foundSince, languages: _, weekParts, match, ...card } = person
  return {
    card: candidateView({ ...card, ...noCandidacy, match: match ?? { score: null, known: 0 } }, { now }),
    updated: t('card.updated', { ago: updatedAgo(updated, now) }),
    available: availableText(weekParts),
    isNew: since !== '' && foundSince > since,
  }
}

const partsText = (parts: FoundPerson['weekParts']) => listText(parts.map(partWords))
const availableText = (parts: FoundPerson['weekParts']) =>
  parts.length === 0 ? null : t('card.available', { parts: partsText(parts) })

/** Converts a person whose curriculum is open, found without a job. Server only. */
export function foundPersonView(person: FoundCurriculum, { now }: { now: Date }): OpenPersonView {
  const { curriculum, contact, avatar, ...found } = person
  const shown = { ...curriculum, fileCV: null }
  return {
    ...personView(found, { now, since: '' }),
    curriculum: curriculumView(shown, { today: dayOf(now) }),
    details: null,
    contact: contact && contactView(contact, found),
    avatar,
    facts: factsOf({ ...found, ...ofCurriculum(curriculum) }, { now, updated: person.updated }),
  }
}

/** Converts a person opened for a job to texts. Server only. */
export function candidatePersonView(person: CandidateDetails, { now }: { now: Date }): OpenPersonView {
  const details = detailsView(person, { now })
  const updated = person.curriculum.updateAt
  return {
    card: details.card,
    updated: t('card.updated', { ago: updatedAgo(updated, now) }),
    available: availableText(person.weekParts),
    isNew: false,
    curriculum: details.curriculum,
    details,
    contact: details.contact,
    avatar: details.avatar,
    facts: factsOf(
      { ...person, languages: person.curriculum.languages, ...ofCurriculum(person.curriculum) },
      { now, updated },
    ),
  }
}

const ofCurriculum = ({
  driverLicence,
  benefits: wished,
}: Pick<FoundCurriculum['curriculum'], 'driverLicence' | 'benefits'>) => ({
  driverLicence,
  benefits: wished,
})

type Compared = Pick<
  FoundPerson,
  | 'occupations'
  | 'lastOccupation'
  | 'studies'
  | 'city'
  | 'state'
  | 'distance'
  | 'sameCity'
  | 'salary'
  | 'schoolLevel'
  | 'allowRemote'
  | 'languages'
  | 'weekParts'
> &
  Pick<FoundCurriculum['curriculum'], 'driverLicence' | 'benefits'>

function factsOf(person: Compared, { now, updated }: { now: Date; updated: string }): OpenPersonView['facts'] {
  const { occupations, lastOccupation, studies, city, state, salary, schoolLevel, allowRemote } = person
  const facts = [
    {
      name: t('compare.occupation'),
      value: occupations
        .map(
          ({ title, yearsOfExperience }) =>
            `${title}, ${labelOf('yearsOfExperience', yearsOfExperience).toLowerCase()}`,
        )
        .join('; '),
    },
    { name: t('compare.last'), value: lastOccupation ?? '' },
    { name: t('compare.studies'), value: studies ? studiesText(studies) : '' },
    { name: t('compare.place'), value: [`${city}, ${state}`, bandText(person)].filter(Boolean).join(' · ') },
    { name: t('compare.salary'), value: salary === null ? '' : money(salary) },
    { name: t('compare.schooling'), value: schoolLevel === null ? '' : labelOf('schooling', schoolLevel) },
    {
      name: t('compare.languages'),
      value: person.languages
        .map(({ language, level }) => `${languages.nameOf(language)}, ${labelOf('languageLevel', level).toLowerCase()}`)
        .join('; '),
    },
    { name: t('compare.licence'), value: person.driverLicence.join(', ') },
    { name: t('compare.benefits'), value: person.benefits.map((code) => benefits.nameOf(code)).join(', ') },
    { name: t('compare.available'), value: partsText(person.weekParts) },
    { name: t('compare.remote'), value: allowRemote ? t('compare.yes') : '' },
    { name: t('compare.updated'), value: updatedAgo(updated, now) },
  ]
  return facts.map(({ name, value }) => ({ name, value: value || t('compare.unsaid') }))
}

const facetNames = [
  'states',
  'cities',
  'districts',
  'salaries',
  'careerFocus',
  'benefits',
  'availability',
  'pcdOnly',
  'updated',
] as const

/** The filter that a facet's choices set: a city is a place like the one typed. */
const filterOf: Readonly<Record<(typeof facetNames)[number], FilterName>> = {
  states: 'states',
  cities: 'location',
  districts: 'districts',
  salaries: 'salaries',
  careerFocus: 'careerFocus',
  benefits: 'benefits',
  availability: 'availability',
  pcdOnly: 'pcdOnly',
  updated: 'updated',
}

/**
 * The facets that have choices, as links. Of people around some places, a city is left alone by its link, since only those
 * who live there are counted. Server only.
 */
export function facetGroups(facets: CurriculumFacets, query: PeopleQuery): FacetGroup[] {
  return facetNames.flatMap((name) => {
    const filter = filterOf[name]
    const isCircle = name === 'cities' && query.job === '' && query.filters.distance.length > 0
    const choices = facets[name].map((choice) => {
      const value = 'label' in choice ? choice.label : choice.value
      return {
        value,
        label: choiceWords(filter, value),
        count: `${choice.count}${choice.more ? '+' : ''}`,
        chosen: !isCircle && query.filters[filter].includes(value),
        to: peoplePath(isCircle ? onlyIn(query, value) : toggled(query, filter, value)),
      }
    })
    return choices.length > 0 ? [{ name, choices }] : []
  })
}

const daysOfMonth = 30.44

/** How long ago a curriculum changed: in days, after two months in months, after two years in years. */
export function updatedAgo(updated: string, now: Date): string {
  const days = (now.getTime() - Date.parse(updated)) / 86_400_000
  const months = Math.floor(days / daysOfMonth)
  if (days < 60) return publishedAgo(updated, now)
  return months < 24
    ? t('card.monthsAgo', { count: Math.max(2, months) })
    : t('card.yearsAgo', { count: Math.floor(months / 12) })
}
