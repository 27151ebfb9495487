import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import { jobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { compare, isOffered } from '../candidates/compare.ts'
import { assertMayUseAge, type CandidateFilters } from '../candidates/filters.ts'
import { type HiringJob, hiringJobFor } from '../candidates/hiring-job.ts'
import { presentCard } from '../candidates/present-card.ts'
import { candidatesOfCurriculums } from '../candidates/queries.ts'
import { occupationTitles } from '../curriculums/queries.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type Hit, inOrder } from './order.ts'
import { type Found, type Known, unpack } from './packed.ts'
import {
  curriculumsWithPlace,
  findCurriculums,
  hashesOf,
  namesOf,
  occupationsOfSubgroup,
  positionOfTown,
  type Tiers,
} from './queries.ts'

/** Kilometres around a workplace in which people are looked for, unless the recruiter says otherwise. */
const usualReach = 100
/** Kilometres around a municipality in which all who live in it are found. */
const townReach = 60
const day = 86_400_000

/**
 * Curriculums that fit a job best and whose owners have no place in its selection, best fit first: of its occupation, its
 * family and subgroup, around its workplaces. Nobody for a job that no reviewer has approved yet. Gender counts nowhere, age only where the law lets it.
 * @throws no_job_given, job_not_found, age_search_not_allowed
 */
export async function recommendCandidates(
  house: House,
  { recruiterId, jobId, ...asked }: { recruiterId: string; jobId: string | undefined } & CandidateFilters,
): Promise<CandidateList> {
  if (!jobId) return refuse('no_job_given')
  const job = await hiringJobFor(house.database, { recruiterId, jobId })
  assertMayUseAge(job, asked)
  if (!job.everApproved) return { items: [], page: asked.page, size: asked.size, total: 0, mayUseAge: job.mayUseAge }
  const kind = jobKindWord(job.kind)
  const { searchDatabase } = house
  const [hits, placed] = await Promise.all([
    findHits(house, job, asked),
    curriculumsWithPlace(searchDatabase, { jobId, kind }),
  ])
  const free = hits.filter(({ found }) => !placed.has(found.curriculumId))
  const { name, keywords, sort, page, size } = asked
  const needsNames = name !== '' || keywords !== '' || sort === 'name'
  const names = needsNames
    ? await namesOf(
        searchDatabase,
        free.map(({ found }) => found.curriculumId),
        { name, keywords },
      )
    : new Map<string, string | null>()
  const kept = needsNames ? free.filter(({ found }) => names.has(found.curriculumId)) : free
  const from = (page - 1) * size
  const shown = inOrder(kept, sort, names).slice(from, from + size)
  return {
    items: await cardsOf(house, job, { shown, asked }),
    page,
    size,
    total: kept.length,
    mayUseAge: job.mayUseAge,
  }
}

async function findHits({ searchDatabase, now }: House, job: HiringJob, asked: CandidateFilters): Promise<Hit[]> {
  const [tiers, cells, names] = await Promise.all([
    tiersOf(searchDatabase, asked.occupation ?? job.matched.cbo, { alone: asked.occupation !== undefined }),
    cellsOf(searchDatabase, job, asked),
    hashesOf(searchDatabase, [
      ...job.matched.languages.map(({ language }) => language),
      ...job.matched.technologies.map(({ technology }) => technology),
    ]),
  ])
  const packed = await findCurriculums(searchDatabase, { kind: curriculumFor(job.kind), tiers, cells })
  const seen = new Set<string>()
  const passes = sieveOf(asked, { onlyFoundByDisability: onlyFoundByDisability(job, asked), now: now() })
  return (await unpack(searchDatabase, packed)).flatMap((found) => {
    if (seen.has(found.curriculumId) || !passes(found)) return []
    seen.add(found.curriculumId)
    const hit = { found, ...compare(job, comparedOf(found, names)) }
    return isTooFar(hit, asked) ? [] : [hit]
  })
}

/**
 * A list of people with disabilities, by its filter or by its job, names only those who agreed to be found so: to be in it
 * tells.
 */
function onlyFoundByDisability(job: HiringJob, { pcdOnly }: CandidateFilters): boolean {
  return pcdOnly === true || job.onlyHandicap
}

function isTooFar({ nearness: { band } }: Hit, { distance }: CandidateFilters): boolean {
  return distance !== undefined && band !== null && distanceBands[band] > distance
}

/** What one curriculum must be like to pass the filters that it alone decides. */
function sieveOf(
  asked: CandidateFilters,
  { onlyFoundByDisability, now }: { onlyFoundByDisability: boolean; now: Date },
): (found: Found) => boolean {
  const { location, salary, allowRemote, ageMin, ageMax } = asked
  const today = dayOf(now)
  const age = (found: Found) => ageOn(new Date(found.born * day).toISOString().slice(0, 10), today)
  return (found) =>
    (location === undefined || found.municipality === location) &&
    (salary === undefined || (found.salary !== null && found.salary <= salary)) &&
    (!onlyFoundByDisability || found.foundByDisability) &&
    (!allowRemote || found.allowRemote) &&
    (ageMin === undefined || age(found) >= ageMin) &&
    (ageMax === undefined || age(found) <= ageMax)
}

function comparedOf(found: Found, names: ReadonlyMap<number, string>) {
  const nameOf = ({ hash }: Known) => names.get(hash) ?? ''
  return {
    ...found,
    languages: found.languages.map((each) => ({ language: nameOf(each), level: each.level as 1 })),
    technologies: found.technologies.map((each) => ({ technology: nameOf(each), yearsOfExperience: each.level as 0 })),
  }
}

async function tiersOf(database: House['database'], cbo: string, { alone }: { alone: boolean }): Promise<Tiers> {
  const near = alone ? [] : (await occupationsOfSubgroup(database, cbo.slice(0, 3))).filter((each) => each !== cbo)
  const isFamily = (each: string) => each.startsWith(cbo.slice(0, 4))
  return {
    same: [Number(cbo)],
    family: near.filter(isFamily).map(Number),
    subgroup: near.filter((each) => !isFamily(each)).map(Number),
  }
}

/** Around the municipality asked for, else around the workplaces; null where the work is done from anywhere. */
async function cellsOf(database: House['database'], job: HiringJob, { location, distance }: CandidateFilters) {
  if (location !== undefined) {
    const town = await positionOfTown(database, location)
    return town ? cellsAround(town, townReach) : []
  }
  if (job.spots.length === 0) return null
  return [...new Set(job.spots.flatMap((spot) => cellsAround(spot, distance ?? usualReach)))]
}

/** The cards of a page; who can no longer be found by now is left out. */
async function cardsOf(
  { searchDatabase, now }: House,
  job: HiringJob,
  { shown, asked }: { shown: readonly Hit[]; asked: CandidateFilters },
) {
  const curriculumIds = shown.map(({ found }) => found.curriculumId)
  const rows = await candidatesOfCurriculums(searchDatabase, { jobId: job.id, curriculumIds })
  const titles = await occupationTitles(
    searchDatabase,
    rows.flatMap(({ occupations }) => occupations.map(({ cbo }) => cbo)),
  )
  const byId = new Map(rows.map((row) => [row.curriculumId, row]))
  const mustAgree = onlyFoundByDisability(job, asked)
  return curriculumIds.flatMap((id) => {
    const row = byId.get(id)
    return row && !row.place && isOffered(row) && (!mustAgree || row.foundByDisability)
      ? [presentCard(row, { job, titles, now: now() })]
      : []
  })
}
