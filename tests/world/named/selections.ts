import { answersToKeep, type Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { undoUntil } from '@trampolim/marketplace/selection/steps.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { scoreAllCandidacies } from '@trampolim/server/selection/scores/score-candidacies.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { readTowns } from '../municipalities.ts'
import type { Random } from '../random.ts'
import { apiKeyRows } from './api-keys.ts'
import { type Applicant, makeApplicants } from './applicants.ts'
import { fillAttentions } from './attentions.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'
import { fillHires } from './hires.ts'
import { fillInterviews } from './interviews.ts'
import { contactRows, talkReport, talkRows, talks } from './messages.ts'
import { fillNotices } from './notices.ts'
import { fillNotifications } from './notifications.ts'
import { fillReports } from './reports.ts'
import { fillResponses } from './responses.ts'

type Step = 'curriculums' | 'selectiveProcess' | 'interviews' | 'finalists' | 'discarded'

/** The result of an application: its step, and who moved the candidate there and when. */
type Outcome = {
  step: Step
  by?: 'recruiter' | 'candidate'
  from?: Step
  daysAgo?: number
  feedback?: string
  seen?: boolean
  kept?: boolean
}

const outcomes: Record<'cakes' | 'counter' | 'reserved', readonly Outcome[]> = {
  cakes: [
    { step: 'curriculums' },
    { step: 'curriculums' },
    { step: 'curriculums', seen: true },
    { step: 'selectiveProcess' },
    { step: 'selectiveProcess' },
    { step: 'interviews' },
    { step: 'finalists' },
    // Three hours ago: it can still be undone, and the candidate isn't notified yet.
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

/**
 * Inserts candidates in every step of the bakery's selections, Ana in three of them, with notes, favourites and medical
 * reports. Lia has a hiring message for one job, and was kept when another ended.
 */
export async function fillSelections(
  database: Database,
  of: {
    now: Date
    random: Random
    towns: Awaited<ReturnType<typeof readTowns>>
    bakery: Bakery
    ana: string
    lia: string
    storage?: Storage | undefined
  },
) {
  const { now, random, towns, bakery, ana, lia, storage } = of
  const [cakes, counter, cashier] = bakery.jobs as [Row<'job'>, Row<'job'>, Row<'job'>]
  const { reserved } = bakery
  const ended = await insertEnded(database, counter, now)
  const wishes = [
    ...outcomes.cakes.map((outcome) => ({ job: cakes, outcome })),
    ...outcomes.counter.map((outcome) => ({ job: counter, outcome })),
    ...outcomes.reserved.map((outcome) => ({ job: reserved, outcome, isHandicap: true })),
  ]
  // People who agreed to be found by a disability and have not applied are recommended for the job for people with
  // disabilities.
  const found = [1, 2].map(() => ({ job: reserved, isHandicap: true, isFound: true }))
  // One who refused their interview, and three who are choosing among several times.
  const interviewed = Array.from({ length: 4 }, () => ({ job: counter, outcome: { step: 'interviews' } as Outcome }))
  const applicants = await makeApplicants(database, [...wishes, ...found, ...interviewed], { random, towns, now })
  const wanted = [
    { person: ana, job: cakes, outcome: { step: 'interviews' } as Outcome },
    { person: ana, job: counter, outcome: { step: 'selectiveProcess' } as Outcome },
    { person: ana, job: cashier, outcome: { step: 'curriculums' } as Outcome },
    ...wishes.map(({ job, outcome }, at) => ({ person: (applicants[at] as Applicant).id, job, outcome })),
    ...interviewed.map((each, at) => ({
      person: (applicants[wishes.length + found.length + at] as Applicant).id,
      ...each,
    })),
    { person: lia, job: cashier, outcome: { step: 'finalists' } as Outcome },
    { person: lia, job: ended, outcome: keptAtEnd },
  ]
  const candidacies = wanted.map((each, at) => placeOf({ number: at + 1, now, random, ...each }))
  await insertMany(database, 'candidacy', candidacies)
  await insertMany(
    database,
    'candidacy_history',
    candidacies.flatMap((candidacy, at) =>
      historyOf(candidacy, { at, recruiter: bakery.recruiter, outcome: wanted[at]?.outcome as Outcome }),
    ),
  )
  await insertMany(database, 'selection_counter', countersOf(candidacies))
  await fillInterviews(database, {
    ...{ jobs: [cakes, counter, reserved], candidacies, ana, organization: bakery.aurora.id as string },
    ...{ recruiter: bakery.recruiter, now },
  })
  await fillResponses(database, {
    job: cakes,
    organization: bakery.aurora.id as string,
    recruiter: bakery.recruiter,
    now,
  })
  await fillHires(database, { jobs: [cakes, cashier], candidacies, recruiter: bakery.recruiter, now })
  for (const { id } of [...bakery.jobs, reserved]) await scoreAllCandidacies({ database }, { jobId: id as string })
  const inCakes = candidacies.filter(({ job_id }) => job_id === cakes.id)
  await fillAttentions(database, { bakery, job: cakes, candidacies: inCakes, now })
  const names = {
    [ana]: 'Ana Souza',
    [lia]: 'Lia Martins',
    ...Object.fromEntries(bakery.recruiters.map(({ id, name }) => [id, name])),
  }
  const said = talks({ candidacies, ana, recruiters: bakery.recruiters })
  const { threads, messages, readers } = talkRows(said, { now, organization: bakery.aurora.id as string, names })
  await insertMany(database, 'message_thread', threads)
  await insertMany(database, 'message', messages)
  await insertMany(database, 'message_reader', readers)
  await fillNotifications(database, { candidacies, ana, bakery, now })
  await insertMany(database, 'thread_report', talkReport(threads, now))
  await fillNotices(database, { bakery, now })
  await insertMany(database, 'api_key', apiKeyRows(now))
  await insertMany(database, 'contact_message', contactRows(now, { id: ana, name: 'Ana Souza' }))
  const reports = candidacies.filter(({ job_id }) => job_id === reserved.id)
  await fillReports(database, { candidacies: reports, recruiter: bakery.recruiter, now, storage })
}

/** A candidate who was interviewed for a job that has ended, and is kept for another one. */
const keptAtEnd: Outcome = {
  ...{ step: 'discarded', by: 'recruiter', from: 'interviews', daysAgo: 2, kept: true },
  feedback: 'Gostamos de conversar com você. A vaga ficou com outra pessoa, e queremos chamar você para a próxima.',
}

/** Inserts an ended job similar to another one. */
async function insertEnded(database: Database, like: Row<'job'>, now: Date): Promise<Row<'job'>> {
  const ended: Row<'job'> = {
    ...like,
    ...{ id: worldId('job', 900, before(now, 40)), job_name: 'Balconista aos domingos' },
    ...{ status: 'job:closed', closed_at: before(now, 2), created_at: before(now, 40), modified_at: before(now, 40) },
    ...{ approved_at: before(now, 39), first_approved_at: before(now, 39), closes_at: before(now, -6) },
  }
  await insertMany(database, 'job', [ended])
  return ended
}

/** The unannounced part of a discard that can still be undone. */
function unannounced({
  outcome,
  left,
  earlier,
  now,
}: {
  outcome: Outcome
  left: Date
  earlier: Date
  now: Date
}): Partial<Row<'candidacy'>> {
  const until = undoUntil('discarded', left)
  if (until <= now) return {}
  const from = outcome.from as Step
  return { told_step: from, told_at: earlier, untold_since: left, undo_step: from, undo_until: until }
}

type Wanted = { person: string; job: Row<'job'>; outcome: Outcome }

function placeOf(of: Wanted & { number: number; now: Date; random: Random }): Row<'candidacy'> {
  const { number, person, job, outcome, now, random } = of
  const applied = before(now, 6 - (number % 5) / 3)
  const moved = before(now, 3 - (number % 4) / 4)
  const left = outcome.by ? before(now, outcome.daysAgo ?? 3) : null
  const earlier = outcome.from === 'curriculums' ? applied : moved
  return {
    id: worldId('candidacy', number, applied),
    job_id: job.id as string,
    professional_id: person,
    cv_type: 'professional',
    origin: 'applied',
    step: outcome.step,
    status: outcome.step === 'finalists' ? 'candidate:finalist' : outcome.by ? 'candidate:discarded' : null,
    discarded_by: outcome.by ?? null,
    discarded_from: outcome.from ?? null,
    discarded_at: left,
    outcome: outcome.kept ? 'kept' : null,
    answers: answersTo(job, random),
    job_name: job.job_name,
    company_name: 'Padaria Aurora',
    applied_at: applied,
    moved_at: left ?? (outcome.step === 'curriculums' ? applied : moved),
    ...(left && outcome.by === 'recruiter' && unannounced({ outcome, left, earlier, now })),
    viewed_at: outcome.step === 'curriculums' && !outcome.seen ? null : moved,
  }
}

const said = [
  'Moro perto e já conheço a padaria: quero crescer aí dentro.',
  'Trabalhei três anos na área e gosto de atender bem.',
  'Procuro um lugar sério, com equipe, para ficar muito tempo.',
]

function answersTo(job: Row<'job'>, random: Random) {
  const questions = (job.questionnaire ?? []) as unknown as Question[]
  const answers = questions.map(({ id, type }) => ({
    questionId: id,
    answer: type === 'text' ? random.pick(said) : random.chance(0.8) ? 'yes' : 'no',
  }))
  return answersToKeep(questions, answers)
}

function historyOf(
  candidacy: Row<'candidacy'>,
  { at, recruiter, outcome }: { at: number; recruiter: string; outcome: Outcome },
): Row<'candidacy_history'>[] {
  const applied: Row<'candidacy_history'> = {
    id: worldId('other', at * 4, new Date(candidacy.applied_at as Date)),
    candidacy_id: candidacy.id as string,
    type: 'applied',
    from_step: null,
    to_step: 'curriculums',
    actor: 'candidate',
    actor_id: candidacy.professional_id as string,
    happened_at: candidacy.applied_at as Date,
  }
  const reached = outcome.from ?? outcome.step
  const happened =
    candidacy.told_at ?? (candidacy.discarded_at ? before(candidacy.discarded_at as Date, 0.5) : candidacy.moved_at)
  const moved: Row<'candidacy_history'> = {
    ...applied,
    id: worldId('other', at * 4 + 1, new Date(happened as Date)),
    type: 'moved',
    from_step: 'curriculums',
    to_step: reached,
    actor: 'recruiter',
    actor_id: recruiter,
    happened_at: happened as Date,
  }
  const left: Row<'candidacy_history'> = {
    ...applied,
    id: worldId('other', at * 4 + 2, new Date((candidacy.discarded_at ?? candidacy.moved_at) as Date)),
    type: outcome.by === 'candidate' ? 'withdrawn' : 'discarded',
    from_step: reached,
    to_step: 'discarded',
    ...(outcome.by === 'recruiter' && { actor: 'recruiter', actor_id: recruiter }),
    note: outcome.feedback ?? null,
    happened_at: (candidacy.discarded_at ?? candidacy.moved_at) as Date,
  }
  return [applied, ...(reached === 'curriculums' ? [] : [moved]), ...(outcome.by ? [left] : [])].map((entry) => ({
    note: null,
    ...entry,
  }))
}

function countersOf(candidacies: readonly Row<'candidacy'>[]): Row<'selection_counter'>[] {
  const counted = candidacies.flatMap(({ job_id, step, viewed_at }) => [
    `${job_id} ${step}`,
    ...(viewed_at || step === 'discarded' ? [] : [`${job_id} unseen`]),
  ])
  return [...Map.groupBy(counted, (key) => key)].map(([key, each]) => {
    const [jobId = '', step = ''] = key.split(' ')
    return { job_id: jobId, step, count: each.length }
  })
}
