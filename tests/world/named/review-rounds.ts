import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import { before, type Row } from './days.ts'
import { blocking, changes, type Ground, type Jobs, rejection } from './review-jobs.ts'

/** Returns ids that are the same in every run. */
export type NextId = (moment: Date) => string
/** People whose registration awaits review. */
export type Waiting = readonly { id: string; name: string; entered: Date }[]

/** The rounds in Rita's queue. */
export function queueOf(
  { now, bakery: { aurora, central }, carla, nina }: Ground,
  { jobs, candidates, nextId }: { jobs: Jobs; candidates: Waiting; nextId: NextId },
): Row<'review'>[] {
  const waits = (subject: string, subjectId: string, name: string, organizationId: string | null, entered: Date) => ({
    id: nextId(entered),
    subject,
    subject_id: subjectId,
    name,
    organization_id: organizationId,
    entered_at: entered,
    due_at: reviewDueAt(entered),
    ahead: subjectId === jobs.edited.id,
  })
  const job = (row: Row<'job'>, name: string, entered: Date) =>
    waits('job', row.id as string, name, row.organization_id as string, entered)
  return [
    waits('organization', central.id as string, 'Mercado Central', central.id as string, before(now, 2)),
    waits('recruiter', carla, 'Carla Dias', central.id as string, before(now, 2)),
    waits('recruiter', nina, 'Nina Castro', aurora.id as string, before(now, 1)),
    job(jobs.carlas, 'Repositora de mercadorias', before(now, 2)),
    job(jobs.waiting, 'Auxiliar de cozinha', before(now, 1)),
    waits('job', jobs.edited.id as string, 'Padeiro da madrugada (6x1)', aurora.id as string, before(now, 1)),
    ...candidates.map(({ id, name, entered }) => waits('candidate', id, name, null, entered)),
  ]
}

/** The rounds that she decided, with their tasks. */
export function decidedOf(
  { now, davi, rita }: Ground,
  { jobs: { rejected, toChange }, nextId }: { jobs: Jobs; nextId: NextId },
): Row<'review'>[] {
  const decided = (days: number, of: Partial<Row<'review'>>) => ({
    id: nextId(before(now, days + 1)),
    organization_id: null,
    entered_at: before(now, days + 1),
    due_at: reviewDueAt(before(now, days + 1)),
    decided_by: rita,
    decided_at: before(now, days),
    reason: null,
    changes: [],
    ...of,
  })
  const job = (row: Row<'job'>) => ({
    subject: 'job',
    subject_id: row.id as string,
    name: row.job_name as string,
    organization_id: row.organization_id as string,
  })
  return [
    decided(7, { ...job(rejected), decision: 'reject', reason: rejection }),
    decided(5, { ...job(toChange), decision: 'request_changes', changes }),
    decided(5, { subject: 'candidate', subject_id: davi, name: 'Davi Rocha', decision: 'block', reason: blocking }),
  ] as Row<'review'>[]
}
