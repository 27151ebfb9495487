import { kilometresBetween } from '@trampolim/marketplace/places/positions.ts'
import { jobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import { type Town, townsById } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { inCurrentLayout } from '../other-layouts.ts'
import { curriculumIdOf, experienceIn, forEachRow, onlyOnce, type Row } from '../packed.ts'
import { curriculumsWithPlace, hashesOf } from '../queries.ts'
import { occupationsSought, type SoughtPeople } from './asked.ts'
import { factsSought } from './facts-sought.ts'
import { changedSince, type Filtered, filterPeople } from './filter-people.ts'
import { type Further, hashesOfFocuses, idsWithWords, readFurther } from './queries.ts'
import { kindOf, ofJob, readGround } from './read-ground.ts'

/** How many further reads are made if too few people were found, and how many rows each reads at most. */
const mostSteps = 6
const mostOfStep = 1000

/** The people found, and whether there may be more of them (`capped`) or more for other choices (`cappedFacets`). */
export type FoundBySearch = Filtered & { capped: boolean; cappedFacets: boolean; towns: readonly Town[] }

/**
 * Reads up to `mostRead` curriculums by the most selective condition and filters them. If some were left unread and
 * fewer than `least` pass, further steps read curriculums that the index knows to pass, the latest changed first.
 * Distances are between towns without a job, and bands from the job's approved workplaces with one. People in the job's
 * selection are left out. Places restrict a job's search to its occupations there, so that nobody is added by them.
 */
export async function findPeople(
  house: House,
  job: HiringJob | null,
  { least = 1, ...asked }: SoughtPeople & { least?: number },
): Promise<FoundBySearch> {
  const { searchDatabase, now } = house
  const [towns, focusHashes, languageNames, inSelection] = await Promise.all([
    townsOf(house, job, asked),
    hashesOfFocuses(searchDatabase, asked.careerFocus),
    hashesOf(
      searchDatabase,
      asked.languages.map(({ language }) => language),
    ),
    job ? curriculumsWithPlace(searchDatabase, { jobId: job.id, kind: jobKindWord(job.kind) }) : new Set<string>(),
  ])
  const hashOf = new Map([...languageNames].map(([hash, name]) => [name, hash]))
  const onlyFoundByDisability = asked.pcdOnly === true || job?.onlyHandicap === true
  const spoken = asked.languages.map(({ language, level = 1 }) => ({ hash: hashOf.get(language) ?? 0, level }))
  const { take, filtered } = filterPeople(asked, {
    today: dayOf(now()),
    now: now().getTime() / 1000,
    towns: towns && new Set(towns.map(({ id }) => id)),
    stateNumbers: new Set(asked.states.map(stateNumber)),
    focusHashes: new Set(focusHashes),
    spoken,
    spots: job?.spots ?? [],
    onlyFoundByDisability,
  })
  const { ground, read, packed } = await readGround(house, job, asked, towns)
  const isOfJob = ofJob(job, ground)
  const isNew = read.repeats || read.capped ? onlyOnce() : () => true
  const takeAll = async (rows: readonly Buffer[], saysSo: (row: Row) => boolean) => {
    const isOfOccupation = await ofOccupation(searchDatabase, rows, asked)
    forEachRow(rows, (row) => {
      if (inSelection.size > 0 && inSelection.has(curriculumIdOf(row))) return
      if (isOfJob(row) && isNew(row) && saysSo(row) && isOfOccupation(row)) take(row)
    })
  }
  await takeAll(packed, ground === 'words' ? () => true : await withWords(searchDatabase, packed, asked))
  let leavesOut = read.capped
  if (read.capped && (filtered.hits.length < least || ground === 'words')) {
    const facts = factsSought({
      ...{ asked, job, ground, towns, focusHashes, spoken, onlyFoundByDisability },
      today: dayOf(now()),
    })
    const { name, keywords, updated } = asked
    const since = updated === undefined ? null : changedSince(updated, now().getTime() / 1000)
    const of = { kind: kindOf(asked, job), facts, name, keywords, since, most: mostOfStep, now: now() }
    let from: number | null = null
    for (let step = 0; step < mostSteps; step++) {
      const further: Further = await readFurther(searchDatabase, { ...of, from })
      await takeAll(await inCurrentLayout(searchDatabase, further.packed), () => true)
      leavesOut = further.capped
      if (!further.capped || filtered.hits.length >= least || further.last === from) break
      from = further.last
    }
  }
  return { ...filtered, capped: leavesOut, cappedFacets: read.capped, towns: towns ?? [] }
}

/** Whether a curriculum names one of the requested occupations, or contains the words allowed instead. */
async function ofOccupation(
  database: House['database'],
  packed: readonly Buffer[],
  asked: SoughtPeople,
): Promise<(row: Row) => boolean> {
  const cbos = occupationsSought(asked)
  const instead = asked.meant?.instead ?? ''
  const isNamed = (row: Row) => cbos.some((cbo) => experienceIn(row, cbo) !== undefined)
  if (instead === '') return cbos.length === 0 ? () => true : isNamed
  const isSaid = await withWords(database, packed, { name: '', keywords: instead })
  return (row) => isNamed(row) || isSaid(row)
}

/**
 * The requested or typed towns and, without a job, those within the distance, measured between their centres; the
 * nearest first. Null if any town will do.
 */
async function townsOf({ searchDatabase }: House, job: HiringJob | null, { location, distance, meant }: SoughtPeople) {
  if (location.length === 0 && !meant?.towns) return null
  const towns = await townsById(searchDatabase)
  const asked = [...new Set([...location.flatMap((id) => towns.get(id) ?? []), ...(meant?.towns ?? [])])]
  if (job || distance === undefined) return asked
  return [...towns.values()]
    .map((town) => ({ town, away: Math.min(...asked.map((each) => kilometresBetween(each, town))) }))
    .filter(({ away }) => away <= distance)
    .sort((one, other) => one.away - other.away)
    .map(({ town }) => town)
}

/** Whether a curriculum, among those read, contains the requested words and name. */
async function withWords(
  database: House['database'],
  packed: readonly Buffer[],
  { name, keywords }: Pick<SoughtPeople, 'name' | 'keywords'>,
): Promise<(row: Row) => boolean> {
  if (name === '' && keywords === '') return () => true
  const ids: string[] = []
  forEachRow(packed, (row) => ids.push(curriculumIdOf(row)))
  const saying = await idsWithWords(database, ids, { name, keywords })
  return (row) => saying.has(curriculumIdOf(row))
}
