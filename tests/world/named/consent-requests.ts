import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

type State = Pick<Row<'consent_request'>, 'status'> & { days: number; answered?: number }

/** The bakery's requests to people of limited access, one in each status. */
const states: readonly State[] = [
  { status: 'granted', days: 6, answered: 5 },
  { status: 'asked', days: 2 },
  { status: 'refused', days: 12, answered: 10 },
  { status: 'expired', days: 15 },
]

/**
 * Inserts requests to see who people are: the bakery's, and those of two other companies to Ana, one open and one
 * granted.
 */
export async function fillConsentRequests(
  database: Database,
  { now, bakery, ana }: { now: Date; bakery: Bakery; ana: string },
) {
  const aurora = bakery.aurora.id as string
  const [limited, [anas], others] = await Promise.all([
    database
      .selectFrom('curriculum')
      .select(['id', 'professional_id as professionalId', 'cv_type as cvType'])
      .where('visibility', '=', 'limited')
      .where('searching_job', '=', true)
      .orderBy('id')
      .limit(states.length)
      .execute(),
    database
      .selectFrom('curriculum')
      .select(['id', 'professional_id as professionalId', 'cv_type as cvType'])
      .where('professional_id', '=', ana)
      .where('cv_type', '=', 'apprentice')
      .execute(),
    database
      .selectFrom('organization')
      .select(['id', 'company_name as companyName'])
      .where('status', '=', 'approved')
      .where('id', '<>', aurora)
      .orderBy('id')
      .limit(2)
      .execute(),
  ])
  const by = bakery.recruiters[0]?.id as string
  const made = [
    ...limited.map((person, at) => ({
      ...{ person, state: states[at] as State, by },
      organization: { id: aurora, companyName: bakery.aurora.company_name ?? '' },
    })),
    ...others.flatMap((organization, at) =>
      anas
        ? [{ person: anas, organization, by: null, state: [{ status: 'asked', days: 1 }, states[0]][at] as State }]
        : [],
    ),
  ]
  await insertMany(
    database,
    'consent_request',
    made.map(({ person, organization, state, by: asker }, at) => ({
      id: worldId('other', 970_000 + at, before(now, state.days)),
      professional_id: person.professionalId,
      organization_id: organization.id,
      curriculum_id: person.id,
      cv_type: person.cvType,
      status: state.status,
      company_name: organization.companyName ?? '',
      asked_by: asker,
      asked_at: before(now, state.days),
      answered_at: state.answered === undefined ? null : before(now, state.answered),
    })),
  )
}
