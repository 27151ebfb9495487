import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { CurriculumFilters } from '@trampolim/contract/search-cv/filters.ts'
import { updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { salaryBucketCodes } from '@trampolim/marketplace/jobs/search.ts'
import { distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { faultText } from '../../platform/faults.ts'
import { centsFrom } from '../curriculums/form/typed-values.ts'
import { filterWords } from './filter-words.ts'
import { type FilterName, filtersInUse, type PeopleQuery } from './people-query.ts'

const t = speak(curriculumSearch)

/** The texts of filters that weren't understood, by the names of the form. */
export type FilterFaults = Readonly<Partial<Record<FilterName, string>>>

const highestSalary = 100_000_000

/** The call's filters, with the age in its form. */
type Input = CurriculumFilters & { age?: { min?: number; max?: number } }

/**
 * What an address asks for: the call's filters, what wasn't understood, and the full names of the occupations and towns
 * that were, by filter and typed text.
 */
export type AskedPeople = { input: Input; faults: FilterFaults; names: ReadonlyMap<string, string> }

const keyOf = (name: FilterName, value: string) => `${name} ${value}`

/**
 * Converts an address's texts to the filters that the call takes. What isn't understood is reported and left out. Server
 * only.
 */
export async function askedPeople(calls: Calls, { job, filters, sort }: PeopleQuery): Promise<AskedPeople> {
  const one = (name: FilterName) => filters[name][0] ?? ''
  const [occupation, ...towns] = await Promise.all([
    itemOf(calls, 'occupation', one('occupation')),
    ...filters.location.map((each) => itemOf(calls, 'cityState', each)),
  ])
  const names = new Map([
    ...(occupation ? [[keyOf('occupation', one('occupation')), occupation.name] as const] : []),
    ...filters.location.flatMap((each, at) => {
      const town = towns[at]
      return town ? [[keyOf('location', each), town.name] as const] : []
    }),
  ])
  const salary = centsFrom(one('salary'))
  const knownSalary = salary !== undefined && salary <= highestSalary
  const among = <Code extends string | number>(codes: readonly Code[], texts: readonly string[]) =>
    codes.filter((code) => texts.includes(String(code)))
  const [distance] = among(distanceEdges, filters.distance)
  const isMeasured = job !== '' || towns.some((town) => town !== null)
  const [schooling] = among(schoolings.codes, filters.schooling)
  const [updated] = among(updateAges, filters.updated)
  const [cvType] = among(jobKindWords.codes, filters.cvType)
  const age = ageOf(one('ageMin'), one('ageMax'))
  return {
    input: {
      name: one('name'),
      keywords: one('keywords'),
      location: towns.flatMap((town) => (town ? [Number(town.code)] : [])),
      languages: filters.languages.flatMap(languageOf),
      states: among(states.codes, filters.states),
      districts: [...filters.districts],
      salaries: among(salaryBucketCodes, filters.salaries),
      careerFocus: [...filters.careerFocus],
      sort,
      ...(occupation && { occupation: occupation.code }),
      ...(knownSalary && { salary }),
      ...(distance && isMeasured && { distance }),
      ...(schooling && { schooling }),
      ...(updated && { updated }),
      ...(cvType && { cvType }),
      ...(one('allowRemote') && { allowRemote: true }),
      ...(one('pcdOnly') && { pcdOnly: true }),
      ...(age && { age }),
    },
    faults: {
      ...(one('occupation') && !occupation && { occupation: t('unknownOccupation') }),
      ...(towns.some((town) => !town) && { location: t('unknownLocation') }),
      ...(distance && !isMeasured && { distance: t('distanceFromNowhere') }),
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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The reference item for a typed text: the one with exactly that name, otherwise the best match. */
async function itemOf(
  { socialMedia }: Calls,
  name: 'occupation' | 'cityState',
  text: string,
): Promise<{ code: string; name: string } | null> {
  if (!text) return null
  const found = await socialMedia.lookups.autocomplete({ name, text, limit: 8 })
  return found.find((each) => plain(each.name) === plain(text)) ?? found[0] ?? null
}

/** The filters of an address that the search uses, with their texts: a typed name in its full form. */
export function filtersUsed(query: PeopleQuery, { input, names }: Pick<AskedPeople, 'input' | 'names'>) {
  return filtersInUse(query)
    .filter((filter) => isUsed(filter, input, names))
    .map(({ name, value }) => ({ name, value, label: names.get(keyOf(name, value)) ?? filterWords(name, value) }))
}

function isUsed(
  { name, value }: { name: FilterName; value: string },
  input: Input,
  names: AskedPeople['names'],
): boolean {
  switch (name) {
    case 'occupation':
    case 'location':
      return names.has(keyOf(name, value))
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
