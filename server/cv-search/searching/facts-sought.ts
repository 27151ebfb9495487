import type { SearchGround } from '@trampolim/marketplace/curriculums/search.ts'
import { salaryBuckets } from '@trampolim/marketplace/jobs/search.ts'
import { includes } from '@trampolim/marketplace/matching/parts.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { yearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { reachesSchooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { isAnyExperience } from '@trampolim/marketplace/search/vocabulary/people-demands.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import type { Town } from '../../lookups/kept-reference.ts'
import { factOf, salaryFacts } from '../facts.ts'
import { occupationsSought, type SoughtPeople } from './asked.ts'
import { nearDistrict } from './filter-people.ts'
import { cellsOf, isForJob } from './read-ground.ts'

/** What a search's filters mean where its facts are looked up. */
type Ground = {
  asked: SoughtPeople
  job: HiringJob | null
  ground: SearchGround
  towns: readonly Town[] | null
  focusHashes: readonly number[]
  spoken: readonly { hash: number }[]
  onlyFoundByDisability: boolean
  today: Day
}

/**
 * The facts in the word index that every person who passes the filters has, one of each list. Every filter has such
 * facts, since those who pass a filter may be few among millions; some who don't pass may have them too.
 */
export function factsSought({
  asked,
  job,
  ground,
  towns,
  focusHashes,
  spoken,
  onlyFoundByDisability,
  today,
}: Ground): string[][] {
  const { states, allowRemote, schooling, salary, salaries, benefits, availability, licences, meant } = asked
  const lists = [
    // With alternative words, people may have none of the occupations.
    meant?.instead ? [] : occupationsSought(asked).map((cbo) => factOf('occupation', String(cbo).padStart(6, '0'))),
    towns?.map(({ id }) => factOf('municipality', id)) ?? [],
    states.map((state) => factOf('state', stateNumber(state))),
    onlyFoundByDisability ? [factOf('disability', 1)] : [],
    allowRemote ? [factOf('remote', 1)] : [],
    schoolings.codes.flatMap((code, at) =>
      schooling && reachesSchooling(schooling, code) ? [factOf('schooling', at + 1)] : [],
    ),
    salary === undefined ? [] : salaryFacts({ from: 0, to: salary + 1 }),
    salaries.flatMap((code) => salaryFacts(salaryBuckets[code])),
    focusHashes.map((hash) => factOf('focus', hash)),
    ...spoken.map(({ hash }) => [factOf('language', hash)]),
    ...licences.map((category) =>
      licenceCategories.codes.filter((own) => includes(own, category)).map((own) => factOf('licence', own)),
    ),
    benefits.map((code) => factOf('benefit', code)),
    ...availability.map((part) => [factOf('weekPart', part)]),
    experienceFacts(meant),
    birthFacts(asked.age, today),
  ]
  if (job) lists.push(...factsOfJob(job, { asked, ground }))
  return lists.filter((each) => each.length > 0)
}

function experienceFacts(meant: SoughtPeople['meant']): string[] {
  if (!meant || isAnyExperience(meant.experience)) return []
  const { least, most } = meant.experience
  return yearsOfExperience.codes
    .filter((years) => years >= least && years <= most)
    .map((years) => factOf('experience', years))
}

/** No age is searched above this one. */
const oldest = 120

function birthFacts(age: SoughtPeople['age'], today: Day): string[] {
  if (age?.min === undefined && age?.max === undefined) return []
  const year = Number(today.slice(0, 4))
  const [first, last] = [year - (age.max ?? oldest) - 1, year - (age.min ?? 0)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => factOf('born', first + at))
}

/** The facts of who suits a job: the subgroup of its occupation, and where its workplaces can be reached from. */
function factsOfJob(
  job: HiringJob,
  { asked: { distance, districts }, ground }: Pick<Ground, 'asked' | 'ground'>,
): string[][] {
  const lists: string[][] = []
  if (isForJob(ground)) lists.push([factOf('subgroup', job.matched.cbo.slice(0, 3))])
  const cellFacts = (cells: readonly number[]) => [...new Set(cells)].map((cell) => factOf('cell', cell))
  if (ground === 'job' || distance !== undefined) lists.push(cellFacts(cellsOf(job, distance) ?? []))
  const ofDistricts = job.spots.filter(({ district }) => district && districts.includes(district))
  lists.push(cellFacts(ofDistricts.flatMap((spot) => cellsAround(spot, nearDistrict))))
  return lists
}
