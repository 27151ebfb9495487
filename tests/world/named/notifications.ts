import { kindOf, type NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

type Told = {
  kind: NotificationKind
  variant: string
  to: readonly string[]
  daysAgo: number
  read?: boolean
  candidacy?: Row<'candidacy'>
  facts?: { count: number }
}

type Known = { candidacies: readonly Row<'candidacy'>[]; ana: string; bakery: Bakery; now: Date }

/** Recent notifications of Ana, Bruno and Elisa; older ones have been read. */
export async function fillNotifications(database: Database, { candidacies, ana, bakery, now }: Known) {
  const recruiters = bakery.recruiters.map(({ id }) => id)
  const moved = candidacies.filter(
    ({ professional_id, step }) => professional_id === ana && (step === 'interviews' || step === 'selectiveProcess'),
  )
  const applied = candidacies
    .filter(({ professional_id, step }) => professional_id !== ana && step === 'curriculums')
    .slice(0, 6)
  const all: Told[] = [
    ...moved.map((candidacy, at) => ({
      ...({ kind: 'moved', variant: candidacy.step as string, to: [ana], daysAgo: 1 + at, read: at > 0 } as const),
      candidacy,
    })),
    { kind: 'alert', variant: 'found', to: [ana], daysAgo: 0.2, facts: { count: 3 } },
    { kind: 'review', variant: 'candidateApprove', to: [ana], daysAgo: 59, read: true },
    ...applied.map((candidacy, at) => ({
      ...({ kind: 'application', variant: 'received', to: recruiters, daysAgo: 0.1 + at * 0.6, read: at > 2 } as const),
      candidacy,
    })),
    { kind: 'review', variant: 'organizationApprove', to: recruiters, daysAgo: 40, read: true },
  ]
  const rows = all.map((told, at) => ({
    ...told,
    id: worldId('other', 960_000 + at, before(now, told.daysAgo)),
    type: kindOf(told.kind).type,
  }))
  await insertMany(
    database,
    'notification',
    rows.map(
      ({ id, kind, variant, type, candidacy, facts = {}, daysAgo }): Row<'notification'> => ({
        ...{ id, kind, variant, type, job_id: candidacy?.job_id ?? null, candidacy_id: candidacy?.id ?? null },
        ...{ job_name: candidacy?.job_name ?? null, facts, created_at: before(now, daysAgo) },
      }),
    ),
  )
  await insertMany(
    database,
    'notification_reader',
    rows.flatMap(({ id, type, to, read = false, daysAgo }) =>
      to.map(
        (account_id): Row<'notification_reader'> => ({
          ...{ notification_id: id, account_id, type, in_app: true },
          read_at: read ? before(now, daysAgo / 2) : null,
        }),
      ),
    ),
  )
}
