import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { readTowns } from '../municipalities.ts'
import { makeCandidates } from '../people.ts'
import type { Random } from '../random.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

type Step = 'curriculums' | 'selectiveProcess' | 'interviews' | 'finalists' | 'discarded'

const steps: readonly Step[] = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded']

/** Candidates in every step of the bakery's first job, Ana in three of its jobs. */
export async function fillSelections(
  database: Database,
  of: { now: Date; random: Random; towns: Awaited<ReturnType<typeof readTowns>>; bakery: Bakery; ana: string },
) {
  const { now, random, towns, bakery, ana } = of
  const crowd = makeCandidates('professional', { first: 100, count: 14 }, { random, towns, now })
  await insertMany(
    database,
    'account',
    crowd.map(({ account }) => account),
  )
  await insertMany(
    database,
    'professional',
    crowd.map(({ professional }) => professional),
  )
  await insertMany(
    database,
    'curriculum',
    crowd.map(({ curriculum }) => curriculum),
  )

  const wanted = [
    { person: ana, job: bakery.jobs[0]!, step: 'interviews' as Step },
    { person: ana, job: bakery.jobs[1]!, step: 'selectiveProcess' as Step },
    { person: ana, job: bakery.jobs[2]!, step: 'curriculums' as Step },
    ...crowd.map(({ account }, at) => ({
      person: account.id as string,
      job: bakery.jobs[at % 2]!,
      step: steps[at % steps.length]!,
    })),
  ]
  const places = wanted.map(({ person, job, step }, at) => placeOf({ number: at + 1, person, job, step, now }))
  await insertMany(database, 'place', places)
  await insertMany(
    database,
    'place_history',
    places.flatMap((place, at) => historyOf(place, at, bakery.recruiter)),
  )
  const counts = Object.values(
    places.reduce<Record<string, Row<'selection_counter'>>>((all, { job_id, step }) => {
      const key = `${job_id} ${step}`
      all[key] = { job_id: job_id as string, step, count: (all[key]?.count ?? 0) + 1 }
      return all
    }, {}),
  )
  await insertMany(database, 'selection_counter', counts)
}

function placeOf(of: { number: number; person: string; job: Row<'job'>; step: Step; now: Date }): Row<'place'> {
  const { number, person, job, step, now } = of
  const applied = before(now, 6)
  return {
    id: worldId('place', number, applied),
    job_id: job.id as string,
    professional_id: person,
    cv_type: 'professional',
    origin: 'applied',
    step,
    status: step === 'finalists' ? 'candidate:finalist' : step === 'discarded' ? 'candidate:discarded' : null,
    discarded_by: step === 'discarded' ? 'recruiter' : null,
    discarded_from: step === 'discarded' ? 'curriculums' : null,
    discarded_at: step === 'discarded' ? before(now, 3) : null,
    job_name: job.job_name,
    company_name: 'Padaria Aurora',
    applied_at: applied,
    moved_at: step === 'curriculums' ? applied : before(now, 3),
  }
}

function historyOf(place: Row<'place'>, at: number, recruiter: string): Row<'place_history'>[] {
  const entry = (number: number, of: Partial<Row<'place_history'>>): Row<'place_history'> => ({
    id: worldId('other', at * 4 + number, new Date(place.moved_at as Date)),
    place_id: place.id as string,
    type: 'applied',
    from_step: null,
    to_step: 'curriculums',
    actor: 'candidate',
    actor_id: place.professional_id as string,
    happened_at: place.applied_at as Date,
    ...of,
  })
  const first = entry(0, {})
  if (place.step === 'curriculums') return [first]
  const moved = { type: 'moved', actor: 'recruiter', actor_id: recruiter, happened_at: place.moved_at as Date } as const
  return [
    first,
    entry(1, {
      ...moved,
      type: place.step === 'discarded' ? 'discarded' : 'moved',
      from_step: 'curriculums',
      to_step: place.step,
    }),
  ]
}
