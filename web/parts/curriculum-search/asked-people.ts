import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { CurriculumFilters } from '@trampolim/contract/search-cv/filters.ts'
import type { UnderstoodPeople } from '@trampolim/contract/search-cv/understood.ts'
import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { folded } from '@trampolim/marketplace/folded-text.ts'
import { salaryBucketCodes } from '@trampolim/marketplace/jobs/search.ts'
import { distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { faultText } from '../../platform/faults.ts'
import { centsFrom } from '../curriculums/form/typed-values.ts'
import { filterWords } from './filter-words.ts'
import { type FilterName, filtersInUse, type PeopleQuery, toggled, withWords } from './people-query.ts'

const t = speak(curriculumSearch)

/** The texts of filters that weren't understood, by the names of the form's fields. */
export type FilterFaults = Readonly<Partial<Record<FilterName, string>>>

const highestSalary = 100_000_000

/** The call's filters, with the age in its form. */
type Input = CurriculumFilters & { age?: { min?: number; max?: number } }

/**
 * What an address asks for: the call's filters, the filters that weren't understood, and the full names of chosen towns
 * by their typed text. The words for the occupation and the first place are interpreted by the search itself.
 */
export type AskedPeople = { input: Input; faults: FilterFaults; names: ReadonlyMap<string, string> }

/**
 * Converts an address's texts to the filters that the call takes. Filters that aren't understood are reported and left
 * out. Server only.
 */
export async function askedPeople(calls: Calls, { filters, sort }: PeopleQuery): Promise<AskedPeople> {
  const one = (name: FilterName) => filters[name][0] ?? ''
  const chosen = filters.location.slice(1)
  const towns = await Promise.all(chosen.map((each) => townCalled(calls, each)))
  const names = new Map(
    chosen.flatMap((each, at) => {
      const town = towns[at]
      return town ? [[each, town.name] as const] : []
    }),
  )
  const salary = centsFrom(one('salary'))
  const knownSalary = salary !== undefined && salary <= highestSalary
  const among = <Code extends string | number>(codes: readonly Code[], texts: readonly string[]) =>
    codes.filter((code) => texts.includes(String(code)))
  const [distance] = among(distanceEdges, filters.distance)
  const [schooling] = among(schoolings.codes, filters.schooling)
  const [updated] = among(updateAges, filters.updated)
  const [cvType] = among(jobKindWords.codes, filters.cvType)
  const age = ageOf(one('ageMin'), one('ageMax'))
  return {
    input: {
      words: one('occupation'),
      place: one('location'),
      name: one('name'),
      keywords: one('keywords'),
      location: towns.flatMap((town) => (town ? [Number(town.code)] : [])),
      languages: filters.languages.flatMap(languageOf),
      states: among(states.codes, filters.states),
      districts: [...filters.districts],
      salaries: among(salaryBucketCodes, filters.salaries),
      careerFocus: [...filters.careerFocus],
      licences: among(licenceCategories.codes, filters.licences),
      benefits: among(benefits.codes, filters.benefits),
      availability: among(weekParts.codes, filters.availability),
      sort,
      ...(knownSalary && { salary }),
      ...(distance && { distance }),
      ...(schooling && { schooling }),
      ...(updated && { updated }),
      ...(cvType && { cvType }),
      ...(one('allowRemote') && { allowRemote: true }),
      ...(one('pcdOnly') && { pcdOnly: true }),
      ...(age && { age }),
    },
    faults: {
      ...(towns.some((town) => !town) && { location: t('unknownLocation') }),
      ...(one('salary') && !knownSalary && { salary: faultText('invalid_number') }),
    },
    names,
  }
}

const ageForm = /^(?:1[4-9]|[2-9]\d)$/

function ageOf(min: string, max: string) {
  const known = {
    ...(ageForm.test(min) && { min: Number(min) }),
    ...(ageForm.test(max) && { max: Number(max) }),
  }
  return Object.keys(known).length > 0 ? known : undefined
}

function languageOf(value: string) {
  const [code = '', level = ''] = value.split(':')
  const language = languages.codes.find((each) => each === code)
  const least = languageLevels.codes.find((each) => String(each) === level)
  return language ? [{ language, ...(least && { level: least }) }] : []
}

/** The town of a text: the one with exactly that name, otherwise the best match. */
async function townCalled({ socialMedia }: Calls, text: string): Promise<{ code: string; name: string } | null> {
  const found = await socialMedia.lookups.autocomplete({ name: 'cityState', text, limit: 8 })
  return found.find((each) => folded(each.name) === folded(text)) ?? found[0] ?? null
}

/**
 * The criteria of the search, each with its label and the search without it: first the interpretation of the typed
 * words, then the filters of the address.
 */
export function filtersUsed(
  query: PeopleQuery,
  { input, names, understood }: Pick<AskedPeople, 'input' | 'names'> & { understood: UnderstoodPeople | null },
): { label: string; without: PeopleQuery }[] {
  const typed = (understood?.chips ?? []).map(({ label, ...way }) => ({ label, without: withWords(query, way) }))
  const filters = filtersInUse(query)
    .filter((filter) => isUsed(filter, input, names))
    .map(({ name, value }) => ({
      label: (name === 'location' && names.get(value)) || filterWords(name, value),
      without: toggled(query, name, value),
    }))
  return [...typed, ...filters]
}

function isUsed(
  { name, value }: { name: FilterName; value: string },
  input: Input,
  names: AskedPeople['names'],
): boolean {
  switch (name) {
    case 'occupation':
      return false
    case 'location':
      return names.has(value)
    case 'languages':
      return languageOf(value).length > 0
    case 'ageMin':
      return input.age?.min !== undefined
    case 'ageMax':
      return input.age?.max !== undefined
    default: {
      const asked = input[name]
      return Array.isArray(asked) ? asked.some((each) => String(each) === value) : Boolean(asked)
    }
  }
}
