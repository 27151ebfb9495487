import { undoUntil } from '@trampolim/marketplace/selection/steps.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { scoreAllPlaces } from '@trampolim/server/selection/score-places.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { readTowns } from '../municipalities.ts'
import type { Random } from '../random.ts'
import { type Applicant, makeApplicants } from './applicants.ts'
import { fillAttentions } from './attentions.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'
import { fillReports } from './reports.ts'

type Step = 'curriculums' | 'selectiveProcess' | 'interviews' | 'finalists' | 'discarded'

/** What became of an application: where it stands, and who left it when. */
type Fate = {
  step: Step
  by?: 'recruiter' | 'candidate'
  from?: Step
  daysAgo?: number
  feedback?: string
  seen?: boolean
}

const fates: Record<'cakes' | 'counter' | 'reserved', readonly Fate[]> = {
  cakes: [
    { step: 'curriculums' },
    { step: 'curriculums' },
    { step: 'curriculums', seen: true },
    { step: 'selectiveProcess' },
    { step: 'selectiveProcess' },
    { step: 'interviews' },
    { step: 'finalists' },
    // Three hours ago: it may still be taken back, and the candidate hasn't been told.
    {
      step: 'discarded',
      by: 'recruiter',
      from: 'selectiveProcess',
      daysAgo: 1 / 8,
      feedback: 'Gostamos do seu currículo, mas desta vez precisamos de mais prática com bolos decorados.',
    },
    { step: 'discarded', by: 'candidate', from: 'curriculums', daysAgo: 2 },
  ],
  counter: [
    { step: 'curriculums' },
    { step: 'curriculums', seen: true },
    { step: 'selectiveProcess' },
    { step: 'interviews' },
    { step: 'finalists' },
    {
      step: 'discarded',
      by: 'recruiter',
      from: 'interviews',
      daysAgo: 3,
      feedback: 'Obrigado pela conversa! Ficamos com alguém que já pode trabalhar aos domingos.',
    },
  ],
  reserved: [
    { step: 'curriculums' },
    { step: 'curriculums', seen: true },
    { step: 'selectiveProcess' },
    { step: 'interviews' },
  ],
}

/** Candidates in every step of the bakery's selections, Ana in three of them; notes, likes and medical reports with them. */
export async function fillSelections(
  database: Database,
  of: {
    now: Date
    random: Random
    towns: Awaited<ReturnType<typeof readTowns>>
    bakery: Bakery
    ana: string
    storage?: Storage | undefined
  },
) {
  const { now, random, towns, bakery, ana, storage } = of
  const [cakes, counter, cashier] = bakery.jobs as [Row<'job'>, Row<'job'>, Row<'job'>]
  const { reserved } = bakery
  const wishes = [
    ...fates.cakes.map((fate) => ({ job: cakes, fate })),
    ...fates.counter.map((fate) => ({ job: counter, fate })),
    ...fates.reserved.map((fate) => ({ job: reserved, fate, isHandicap: true })),
  ]
  // Who agreed to be found by a disability and has not applied is recommended for the job of people with disabilities.
  const found = [1, 2].map(() => ({ job: reserved, isHandicap: true, isFound: true }))
  const applicants = await makeApplicants(database, [...wishes, ...found], { random, towns, now })
  const wanted = [
    { person: ana, job: cakes, fate: { step: 'interviews' } as Fate },
    { person: ana, job: counter, fate: { step: 'selectiveProcess' } as Fate },
    { person: ana, job: cashier, fate: { step: 'curriculums' } as Fate },
    ...wishes.map(({ job, fate }, at) => ({ person: (applicants[at] as Applicant).id, job, fate })),
  ]
  const places = wanted.map((each, at) => placeOf({ number: at + 1, now, random, ...each }))
  await insertMany(database, 'place', places)
  await insertMany(
    database,
    'place_history',
    places.flatMap((place, at) =>
      historyOf(place, { at, recruiter: bakery.recruiter, fate: wanted[at]?.fate as Fate }),
    ),
  )
  await insertMany(database, 'selection_counter', countersOf(places))
  for (const { id } of [...bakery.jobs, reserved]) await scoreAllPlaces({ database }, { jobId: id as string })
  const inCakes = places.filter(({ job_id }) => job_id === cakes.id)
  await fillAttentions(database, { bakery, job: cakes, places: inCakes, now })
  const reports = places.filter(({ job_id }) => job_id === reserved.id)
  await fillReports(database, { places: reports, recruiter: bakery.recruiter, now, storage })
}

/** What the candidate isn't told of a discard that can still be undone. */
function untold({
  fate,
  left,
  earlier,
  now,
}: {
  fate: Fate
  left: Date
  earlier: Date
  now: Date
}): Partial<Row<'place'>> {
  const until = undoUntil('discarded', left)
  if (until <= now) return {}
  const from = fate.from as Step
  return { told_step: from, told_at: earlier, untold_since: left, undo_step: from, undo_until: until }
}

type Wanted = { person: string; job: Row<'job'>; fate: Fate }

function placeOf(of: Wanted & { number: number; now: Date; random: Random }): Row<'place'> {
  const { number, person, job, fate, now, random } = of
  const applied = before(now, 6 - (number % 5) / 3)
  const moved = before(now, 3 - (number % 4) / 4)
  const left = fate.by ? before(now, fate.daysAgo ?? 3) : null
  const earlier = fate.from === 'curriculums' ? applied : moved
  return {
    id: worldId('place', number, applied),
    job_id: job.id as string,
    professional_id: person,
    cv_type: 'professional',
    origin: 'applied',
    step: fate.step,
    status: fate.step === 'finalists' ? 'candidate:finalist' : fate.by ? 'candidate:discarded' : null,
    discarded_by: fate.by ?? null,
    discarded_from: fate.from ?? null,
    discarded_at: left,
    answers: answersTo(job, random),
    job_name: job.job_name,
    company_name: 'Padaria Aurora',
    applied_at: applied,
    moved_at: left ?? (fate.step === 'curriculums' ? applied : moved),
    ...(left && fate.by === 'recruiter' && untold({ fate, left, earlier, now })),
    viewed_at: fate.step === 'curriculums' && !fate.seen ? null : moved,
  }
}

const said = [
  'Moro perto e já conheço a padaria: quero crescer aí dentro.',
  'Trabalhei três anos na área e gosto de atender bem.',
  'Procuro um lugar sério, com equipe, para ficar muito tempo.',
]

function answersTo(job: Row<'job'>, random: Random) {
  const questions = (job.questionnaire ?? []) as unknown as { id: string; question: string; type: 'boolean' | 'text' }[]
  return questions.map(({ id, question, type }) => ({
    questionId: id,
    question,
    type,
    answer: type === 'text' ? random.pick(said) : random.chance(0.8) ? 'yes' : 'no',
  }))
}

function historyOf(
  place: Row<'place'>,
  { at, recruiter, fate }: { at: number; recruiter: string; fate: Fate },
): Row<'place_history'>[] {
  const applied: Row<'place_history'> = {
    id: worldId('other', at * 4, new Date(place.applied_at as Date)),
    place_id: place.id as string,
    type: 'applied',
    from_step: null,
    to_step: 'curriculums',
    actor: 'candidate',
    actor_id: place.professional_id as string,
    happened_at: place.applied_at as Date,
  }
  const reached = fate.from ?? fate.step
  const happened = place.told_at ?? (place.discarded_at ? before(place.discarded_at as Date, 0.5) : place.moved_at)
  const moved: Row<'place_history'> = {
    ...applied,
    id: worldId('other', at * 4 + 1, new Date(happened as Date)),
    type: 'moved',
    from_step: 'curriculums',
    to_step: reached,
    actor: 'recruiter',
    actor_id: recruiter,
    happened_at: happened as Date,
  }
  const left: Row<'place_history'> = {
    ...applied,
    id: worldId('other', at * 4 + 2, new Date((place.discarded_at ?? place.moved_at) as Date)),
    type: fate.by === 'candidate' ? 'withdrawn' : 'discarded',
    from_step: reached,
    to_step: 'discarded',
    ...(fate.by === 'recruiter' && { actor: 'recruiter', actor_id: recruiter }),
    note: fate.feedback ?? null,
    happened_at: (place.discarded_at ?? place.moved_at) as Date,
  }
  return [applied, ...(reached === 'curriculums' ? [] : [moved]), ...(fate.by ? [left] : [])].map((entry) => ({
    note: null,
    ...entry,
  }))
}

function countersOf(places: readonly Row<'place'>[]): Row<'selection_counter'>[] {
  const counted = places.flatMap(({ job_id, step, viewed_at }) => [
    `${job_id} ${step}`,
    ...(viewed_at || step === 'discarded' ? [] : [`${job_id} unseen`]),
  ])
  return [...Map.groupBy(counted, (key) => key)].map(([key, each]) => {
    const [jobId = '', step = ''] = key.split(' ')
    return { job_id: jobId, step, count: each.length }
  })
}
