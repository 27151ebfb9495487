import type { UnderstoodPeople } from '@trampolim/contract/search-cv/understood.ts'
import { kilometresBetween } from '@trampolim/marketplace/places/positions.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { LanguageLevel } from '@trampolim/marketplace/reference/language-levels.ts'
import type { Language } from '@trampolim/marketplace/reference/languages.ts'
import type { LicenceCategory } from '@trampolim/marketplace/reference/licence-categories.ts'
import { highestSchooling, type Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { StateCode } from '@trampolim/marketplace/reference/states.ts'
import { type WorkType, workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { type ExperienceSpan, experienceAsked } from '@trampolim/marketplace/search/vocabulary/people-demands.ts'
import { type PersonTerm, readPeopleTerms } from '@trampolim/marketplace/search/vocabulary/people-terms.ts'
import { understandSearch } from '../../job-search/understanding/understand-search.ts'
import type { UnderstoodPlace } from '../../job-search/understanding/understood-place.ts'
import type { UnderstoodSearch } from '../../job-search/understanding/understood-search.ts'
import { type Town, townsById } from '../../lookups/kept-reference.ts'
import type { Database } from '../../platform/house.ts'
import { presentPeopleWords } from './present-people-words.ts'

/** What a recruiter's typed words ask of people. */
export type PeopleMeant = {
  /** CBO codes as numbers, the likeliest first, of which one is enough; empty if the words name no occupation. */
  cbos: readonly number[]
  /** How many of the first codes are named by exactly the typed words. */
  leading: number
  /** The occupations without the words that were typed beside them; null if there are none. */
  fewerWords: { cbos: readonly number[]; leading: number; leftOut: readonly string[] } | null
  /**
   * Words that a curriculum may contain instead of one of the occupations: a student's course ('direito' in 'estagiário
   * de direito'), or words that are part of an occupation's name ('power bi'); empty for none.
   */
  instead: string
  /** The words that are searched in curriculums. */
  keywords: string
  /** Towns of which one is enough; null for any. */
  towns: readonly Town[] | null
  states: readonly StateCode[]
  /** Towns of these states that the place excludes: the capital's region for 'interior de SP'. */
  except: ReadonlySet<number>
  kind: JobKindWord | undefined
  licences: readonly LicenceCategory[]
  languages: readonly { language: Language; level?: LanguageLevel }[]
  schooling: Schooling | undefined
  allowRemote: boolean
  pcdOnly: boolean
  /** The highest expected salary in cents a month; undefined for any. */
  salary: number | undefined
  experience: ExperienceSpan
  understood: UnderstoodPeople
}

/**
 * Interprets both fields of a recruiter's search: first the requirements that only people can meet are removed, then
 * the rest is read like a job search.
 */
export async function understandPeople(
  database: Database,
  { words, place }: { words: string; place: string },
): Promise<PeopleMeant> {
  const typed = { occupation: words, location: place }
  const { terms, rest } = readPeopleTerms(typed)
  const [read, towns] = await Promise.all([understandSearch(database, rest), townsById(database)])
  const found = saysTown(read) ? read : { ...read, place: undefined }
  const { demands, reading, company } = found
  const asTyped = restoring(rest, found)
  const notUnderstood = found.notUnderstood.map(asTyped)
  const of = <Kind extends PersonTerm['kind']>(kind: Kind) =>
    terms.flatMap(({ term }) => (term.kind === kind ? [term as Extract<PersonTerm, { kind: Kind }>] : []))
  const levelled = of('language')
  const [kind] = demands.kinds
  const isPartOfNames = found.cbos.length > 0 && notUnderstood.length === 0
  const instead = kind === 'internship' ? studiesOf(found) : isPartOfNames ? (found.words ?? '') : ''
  const years = of('experience').map(({ value }) => value)
  return {
    cbos: found.cbos,
    leading: found.leading,
    fewerWords: found.without && found.without.cbos.length > 0 ? found.without : null,
    instead,
    keywords: [...(instead ? [] : notUnderstood), ...(company ? [reading.company?.name ?? company] : [])].join(' '),
    ...placeOf(found.place, towns),
    kind,
    licences: of('licence').flatMap(({ value }) => value),
    languages: [
      ...levelled.map(({ value: language, level }) => ({ language, level })),
      ...demands.languages
        .filter((language) => !levelled.some(({ value }) => value === language))
        .map((language) => ({ language })),
    ],
    schooling: highestSchooling(of('schooling').map(({ value }) => value)),
    allowRemote: demands.workTypes.some((each) => isAway(each)),
    pcdOnly: demands.pcd,
    salary: Math.max(demands.salary, ...of('salary').map(({ value }) => value)) || undefined,
    experience: experienceAsked({
      seniorities: demands.seniorities,
      firstJob: demands.firstJob,
      years: years.length > 0 ? Math.max(...years) : null,
    }),
    understood: presentPeopleWords(found, { typed, terms, asTyped }),
  }
}

/** Every town has a 'Centro': alone it names none, and people are searched by whole towns. */
const saysTown = ({ reading: { place, isOnlyPlace } }: UnderstoodSearch): boolean =>
  place?.kind !== 'district' || place.district.name !== 'Centro' || !isOnlyPlace

/**
 * Returns unknown words in the spelling in which they were typed: they were corrected to words that occur in jobs,
 * which needn't occur in curriculums. Corrected names stay corrected.
 */
function restoring(
  given: TypedSearch,
  { typed, notUnderstood, corrected }: UnderstoodSearch,
): (text: string) => string {
  const [before, after] = [given, typed].map(({ occupation, location }) =>
    `${occupation} ${location}`.split(/[\s,;|/-]+/u),
  )
  if (!corrected || !before || before.length !== after?.length) return (text) => text
  const unknown = new Set(notUnderstood.flatMap((text) => text.split(/[\s,;|/-]+/u)))
  const originals = new Map(
    after.flatMap((word, at) => (unknown.has(word) ? [[word, before[at] as string] as const] : [])),
  )
  return (text) => text.replace(/[^\s,;|/“”-]+/gu, (word) => originals.get(word) ?? word)
}

/** Remote work, fully or in part: people who accept it say so in their curriculum. */
export const isAway = (workType: WorkType) => workType !== workTypes.code.onSite

/** What the words of an internship name besides the kind: a student's course, in words. */
function studiesOf({ typed, reading, notUnderstood }: UnderstoodSearch): string {
  const part = reading.cargos[0]?.part
  const { unknown } = reading
  const said = part ? typed[part.field].slice(part.from, part.to) : ''
  const beside = part
    ? notUnderstood
    : unknown.filter((each) => each.part.field === 'occupation').map(({ text }) => text)
  return [said, ...beside]
    .join(' ')
    .replace(/^\s*(?:estagi\p{L}+|est[aá]gio)\s*/iu, '')
    .replace(/^(?:de|em|na|no|da|do|para)\s+/iu, '')
    .trim()
}

/**
 * A district becomes its whole town, since recruiters may not learn more about a home. A region becomes all towns whose
 * centre lies in it.
 */
function placeOf(
  place: UnderstoodPlace | undefined,
  all: ReadonlyMap<number, Town>,
): Pick<PeopleMeant, 'towns' | 'states' | 'except'> {
  const anywhere = { towns: null, states: [], except: new Set<number>() }
  switch (place?.kind) {
    case 'around': {
      const { municipality, position, within } = place
      const own = all.get(municipality)
      const towns =
        within === null ? [] : [...all.values()].filter((town) => kilometresBetween(position, town) <= within)
      return { ...anywhere, towns: own && !towns.includes(own) ? [own, ...towns] : towns }
    }
    case 'state':
      return { ...anywhere, states: [place.state] }
    case 'area': {
      const isOutside = (town: Town) =>
        place.outside.some((circle) => kilometresBetween(circle, town) <= circle.kilometres)
      return {
        ...anywhere,
        states: place.states,
        except: new Set([...all.values()].filter(isOutside).map(({ id }) => id)),
      }
    }
    default:
      return anywhere
  }
}
