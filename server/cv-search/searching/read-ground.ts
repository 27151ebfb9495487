import { groundOf, mostRead, type SearchGround } from '@trampolim/marketplace/curriculums/search.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import type { Town } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { inCurrentLayout } from '../other-layouts.ts'
import { forEachRow, municipalityOf, occupationsOf, type Row } from '../packed.ts'
import { findCurriculums } from '../queries.ts'
import { isAround, tiersOf } from '../tiers.ts'
import { occupationsSought, type SoughtPeople } from './asked.ts'
import { type Read, readLatest, readOfOccupation, readOfStates, readOfTowns, readOfWords } from './queries.ts'

/**
 * Kilometres around the job's workplaces, or around the requested towns, within which people of an occupation are read
 * first.
 */
const usualReach = 100

/** The kind of curriculum that is searched: the job's own, the requested one, or professional. */
export function kindOf(asked: SoughtPeople, job: HiringJob | null) {
  return job ? curriculumFor(job.kind) : (asked.cvType ?? 'professional')
}

/**
 * Reads rows by the most selective condition. For a job with towns or states these are whoever is read around the job if
 * some of them live there, else whoever lives there.
 */
export async function readGround(
  house: House,
  job: HiringJob | null,
  asked: SoughtPeople,
  towns: readonly Town[] | null,
) {
  const { searchDatabase } = house
  const ground = groundOfSearch(job, asked, towns)
  if (job && ground !== 'job' && isForJob(ground)) {
    const read = await readOfJob(searchDatabase, job, asked.distance)
    const packed = await inCurrentLayout(searchDatabase, read.packed)
    if (anyoneLivesIn(packed, { towns, states: asked.states })) return { ground: 'job' as const, read, packed }
  }
  const read = await readBy(house, job, { ground, asked, towns: towns ?? [] })
  return { ground, read, packed: await inCurrentLayout(searchDatabase, read.packed) }
}

/** Whether a search that has a job is for the job's own occupations: nothing else says who is sought. */
export const isForJob = (ground: SearchGround) => ground === 'job' || ground === 'towns' || ground === 'states'

/** Whether a curriculum names the job's occupation or one around it, where places alone say whose rows are read. */
export function ofJob(job: HiringJob | null, ground: SearchGround): (row: Row) => boolean {
  if (!job || ground === 'job' || !isForJob(ground)) return () => true
  return (row) => occupationsOf(row).some(({ cbo }) => isAround(cbo, job.matched.cbo))
}

function anyoneLivesIn(
  packed: readonly Buffer[],
  { towns, states }: { towns: readonly Town[] | null; states: SoughtPeople['states'] },
): boolean {
  const ids = towns && new Set(towns.map(({ id }) => id))
  const numbers = new Set(states.map(stateNumber))
  let isFound = false
  forEachRow(packed, (row) => {
    const id = municipalityOf(row)
    isFound ||= (ids?.has(id) ?? true) && (numbers.size === 0 || numbers.has(Math.trunc(id / 100_000)))
  })
  return isFound
}

function readBy(
  { searchDatabase }: House,
  job: HiringJob | null,
  { ground, asked, towns }: { ground: SearchGround; asked: SoughtPeople; towns: readonly Town[] },
): Promise<Read> {
  const { states, name, keywords, distance, meant } = asked
  const most = mostRead
  const of = {
    kind: kindOf(asked, job),
    cbos: occupationsSought(asked),
    towns: towns.map(({ id }) => id),
    states,
    most,
  }
  switch (ground) {
    case 'words':
      return readOfWords(searchDatabase, { ...of, name, keywords })
    case 'towns':
      return readOfTowns(searchDatabase, of)
    case 'states':
      return readOfStates(searchDatabase, of)
    case 'occupation': {
      const centres = towns.length > 0 ? towns : (job?.spots ?? [])
      const reach = towns.length > 0 ? 0 : (distance ?? usualReach)
      const cells = [...new Set(centres.flatMap((centre) => cellsAround(centre, Math.max(reach, townReach))))]
      const only = towns.length > 0 || (distance !== undefined && centres.length > 0)
      return readOfOccupation(searchDatabase, { ...of, cells, only, instead: meant?.instead ?? '' })
    }
    case 'job':
      return readOfJob(searchDatabase, job as HiringJob, distance)
    case 'everybody':
      return readLatest(searchDatabase, of)
  }
}

/** Kilometres around a town's centre within which all its inhabitants are read. */
const townReach = 60

/** Reads curriculums of the job's occupation, family and subgroup around its workplaces, like a recommendation. */
async function readOfJob(database: House['database'], job: HiringJob, reach?: number): Promise<Read> {
  const cells = cellsOf(job, reach)
  const tiers = await tiersOf(database, job.matched.cbo, { alone: false })
  const found = await findCurriculums(database, { kind: curriculumFor(job.kind), tiers, cells })
  return { ...found, repeats: true }
}

/** The cells within these kilometres of the job's workplaces; null for remote work. */
export const cellsOf = ({ spots }: HiringJob, reach = usualReach) =>
  spots.length > 0 ? [...new Set(spots.flatMap((spot) => cellsAround(spot, reach)))] : null

function groundOfSearch(job: HiringJob | null, asked: SoughtPeople, towns: readonly Town[] | null) {
  const { states, name, keywords, meant } = asked
  return groundOf({
    ...{ name, keywords },
    occupations: occupationsSought(asked).length + (meant?.instead ? 1 : 0),
    towns: towns?.length ?? 0,
    states: states.length,
    hasJob: job !== null,
  })
}
