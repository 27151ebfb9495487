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
  at: Date
  read?: boolean
  candidacy?: Row<'candidacy'>
  facts?: { count: number }
}

type Known = { candidacies: readonly Row<'candidacy'>[]; ana: string; bakery: Bakery; now: Date }

const timeOf = (moment: unknown) => (moment as Date).getTime()

/** Recent notifications of Ana, Bruno and Elisa, of the moments at which it happened; older ones have been read. */
export async function fillNotifications(database: Database, { candidacies, ana, bakery, now }: Known) {
  const recruiters = bakery.recruiters.map(({ id }) => id)
  const moved = candidacies
    .filter(
      ({ professional_id, step }) => professional_id === ana && (step === 'interviews' || step === 'selectiveProcess'),
    )
    .toSorted((one, other) => timeOf(other.moved_at) - timeOf(one.moved_at))
  const applied = candidacies
    .filter(({ professional_id, step }) => professional_id !== ana && step === 'curriculums')
    .toSorted((one, other) => timeOf(other.applied_at) - timeOf(one.applied_at))
    .slice(0, 6)
  const all: Told[] = [
    ...moved.map((candidacy, at) => ({
      ...({ kind: 'moved', variant: candidacy.step as string, to: [ana], read: at > 0 } as const),
      at: candidacy.moved_at as Date,
      candidacy,
    })),
    { kind: 'alert', variant: 'found', to: [ana], at: before(now, 0.2), facts: { count: 3 } },
    { kind: 'review', variant: 'candidateApprove', to: [ana], at: before(now, 59), read: true },
    ...applied.map((candidacy, at) => ({
      ...({ kind: 'application', variant: 'received', to: recruiters, read: at > 2 } as const),
      at: candidacy.applied_at as Date,
      candidacy,
    })),
    { kind: 'review', variant: 'organizationApprove', to: recruiters, at: before(now, 94), read: true },
  ]
  const rows = all.map((told, at) => ({
    ...told,
    id: worldId('other', 960_000 + at, told.at),
    type: kindOf(told.kind).type,
  }))
  await insertMany(
    database,
    'notification',
    rows.map(
      ({ id, kind, variant, type, candidacy, facts = {}, at }): Row<'notification'> => ({
        ...{ id, kind, variant, type, job_id: candidacy?.job_id ?? null, candidacy_id: candidacy?.id ?? null },
        ...{ job_name: candidacy?.job_name ?? null, facts, created_at: at },
      }),
    ),
  )
  await insertMany(
    database,
    'notification_reader',
    rows.flatMap(({ id, type, to, read = false, at }) =>
      to.map(
        (account_id): Row<'notification_reader'> => ({
          ...{ notification_id: id, account_id, type, in_app: true },
          read_at: read ? new Date((at.getTime() + now.getTime()) / 2) : null,
        }),
      ),
    ),
  )
}
