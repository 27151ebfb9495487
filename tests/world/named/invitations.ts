import { nextDuty } from '@trampolim/marketplace/selection/invitations.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { readTowns } from '../municipalities.ts'
import { randomFrom } from '../random.ts'
import { type Applicant, makeApplicants } from './applicants.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

type State = Pick<Row<'invitation'>, 'status'> & {
  days: number
  reminders?: number
  ended?: { days: number; by: string; reason?: string }
}

/** The invitations to the bakery's cake job, one in each status. */
const states: readonly State[] = [
  { status: 'invite:pending', days: 0.5 },
  { status: 'invite:pending:viewed', days: 3.5, reminders: 1 },
  { status: 'invite:refused', days: 5, ended: { days: 4, by: 'candidate', reason: 'schedule' } },
  { status: 'invite:canceled', days: 9, ended: { days: 2, by: 'automation' } },
]

/**
 * Inserts the bakery's invitations to its cake job, and Ana's: an open one to an internship, and an ended one to an
 * apprenticeship.
 */
export async function fillInvitations(
  database: Database,
  { now, towns, bakery, ana }: { now: Date; towns: Awaited<ReturnType<typeof readTowns>>; bakery: Bakery; ana: string },
) {
  const [cakes, , , internship, apprenticeship] = bakery.jobs as Row<'job'>[]
  if (!cakes || !internship || !apprenticeship) return
  const making = { random: randomFrom(23), towns, now }
  const invited = await makeApplicants(
    database,
    states.map(() => ({ job: cakes })),
    making,
    { first: 180 },
  )
  const anasCurriculum = await database
    .selectFrom('curriculum')
    .select(['id', 'cv_type'])
    .where('professional_id', '=', ana)
    .execute()
  const asAna = (kind: string): Applicant => ({
    id: ana,
    curriculumId: anasCurriculum.find(({ cv_type }) => cv_type === kind)?.id ?? '',
  })
  const made = [
    ...states.map((state, at) => ({ job: cakes, kind: 'professional', person: invited[at] as Applicant, state })),
    {
      ...{ job: internship, kind: 'internship', person: asAna('internship') },
      state: { status: 'invite:pending', days: 1 } as State,
    },
    {
      ...{ job: apprenticeship, kind: 'apprentice', person: asAna('apprentice') },
      state: { status: 'invite:canceled', days: 20, ended: { days: 13, by: 'automation' } } as State,
    },
  ]
  const by = bakery.recruiters[0]?.id as string
  const company = bakery.aurora.company_name ?? null
  await insertMany(
    database,
    'invitation',
    made.map((each, at) =>
      rowOf(each, { id: worldId('other', 700 + at, before(now, each.state.days)), by, company, now }),
    ),
  )
}

type Made = { job: Row<'job'>; kind: string; person: Applicant; state: State }

function rowOf(
  { job, kind, person, state }: Made,
  { id, by, company, now }: { id: string; by: string; company: string | null; now: Date },
): Row<'invitation'> {
  const { status, days, reminders = 0, ended } = state
  const told = before(now, days)
  return {
    ...{ id, job_id: job.id as string, professional_id: person.id, curriculum_id: person.curriculumId, cv_type: kind },
    ...{ status, source: 'recommended', question_ids: [], made_by: by, reminders },
    ...{ job_name: job.job_name, company_name: company, for_client: false },
    ...{ made_at: new Date(told.getTime() - 10 * 60_000), told_at: told },
    viewed_at: status === 'invite:pending:viewed' ? before(now, days / 2) : null,
    ended_at: ended ? before(now, ended.days) : null,
    ended_by: ended?.by ?? null,
    end_cause: ended?.by === 'automation' ? 'timeout' : null,
    reason: ended?.reason ?? null,
    due_at: ended ? null : nextDuty({ made: told, told, reminders }).at,
  }
}
