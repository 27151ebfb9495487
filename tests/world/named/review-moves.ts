import { before, type Row } from './days.ts'
import { blocking, type Ground, type Jobs, rejection } from './review-jobs.ts'
import type { NextId, Waiting } from './review-rounds.ts'

/** The history of the jobs under review. */
export function jobMoves(
  { now, bruno, carla, rita }: Ground,
  { jobs, nextId }: { jobs: Jobs; nextId: NextId },
): Row<'job_status_change'>[] {
  const move = (row: Row<'job'>, days: number, of: { from?: string; to: string; by: string; reason?: string }) => ({
    id: nextId(before(now, days)),
    job_id: row.id as string,
    from_status: of.from ?? null,
    to_status: of.to,
    actor: of.by === rita ? 'reviewer' : 'recruiter',
    actor_id: of.by,
    reason: of.reason ?? null,
    changed_at: before(now, days),
  })
  return [
    move(jobs.waiting, 1, { to: 'job:created', by: bruno }),
    move(jobs.carlas, 2, { to: 'job:created', by: carla }),
    move(jobs.edited, 20, { to: 'job:created', by: bruno }),
    move(jobs.edited, 19, { from: 'job:created', to: 'job:approved', by: rita }),
    move(jobs.edited, 1, { from: 'job:approved', to: 'job:pending', by: bruno }),
    move(jobs.rejected, 8, { to: 'job:created', by: bruno }),
    move(jobs.rejected, 7, { from: 'job:created', to: 'job:rejected', by: rita, reason: rejection }),
    move(jobs.toChange, 6, { to: 'job:created', by: bruno }),
    move(jobs.toChange, 5.01, { from: 'job:created', to: 'job:validating', by: rita }),
    move(jobs.toChange, 5, { from: 'job:validating', to: 'job:pending', by: rita }),
  ]
}

/** The history of the profiles of people and organisations. */
export function profileMoves(
  { now, davi, rita, carla, nina, bakery }: Ground,
  { candidates, nextId }: { candidates: Waiting; nextId: NextId },
) {
  const move = (
    subject: string,
    subjectId: string,
    at: Date,
    of: { from?: string; to: string; actor: string; by: string; reason?: string },
  ): Row<'profile_status_change'> => ({
    id: nextId(at),
    subject,
    subject_id: subjectId,
    from_status: of.from ?? null,
    to_status: of.to,
    actor: of.actor,
    actor_id: of.by,
    reason: of.reason ?? null,
    changed_at: at,
  })
  const reviewed = { actor: 'reviewer', by: rita }
  return [
    move('candidate', davi, before(now, 90), { to: 'created', actor: 'candidate', by: davi }),
    move('candidate', davi, before(now, 89), { from: 'created', to: 'approved', ...reviewed }),
    move('candidate', davi, before(now, 5), { from: 'approved', to: 'blocked', ...reviewed, reason: blocking }),
    move('recruiter', carla, before(now, 2), { to: 'created', actor: 'recruiter', by: carla }),
    move('recruiter', nina, before(now, 1), { to: 'created', actor: 'recruiter', by: nina }),
    move('organization', bakery.central.id as string, before(now, 2), { to: 'created', actor: 'recruiter', by: carla }),
    ...candidates.map(({ id, entered }) =>
      move('candidate', id, entered, { to: 'created', actor: 'candidate', by: id }),
    ),
  ]
}

/** The audit entries of Rita's decisions. */
export function auditOf(
  { now, davi, rita }: Ground,
  { jobs: { rejected, toChange }, nextId }: { jobs: Jobs; nextId: NextId },
): Row<'audit_entry'>[] {
  const entry = (days: number, action: string, of: { subject: string; id: string; name: string; reason?: string }) => ({
    id: nextId(before(now, days)),
    action: `review.${action}`,
    actor_id: rita,
    subject: of.subject,
    subject_id: of.id,
    details: { name: of.name, reason: of.reason ?? null },
    happened_at: before(now, days),
  })
  const job = (row: Row<'job'>) => ({ subject: 'job', id: row.id as string, name: row.job_name as string })
  return [
    entry(7, 'reject', { ...job(rejected), reason: rejection }),
    entry(5, 'request_changes', job(toChange)),
    entry(5, 'block', { subject: 'candidate', id: davi, name: 'Davi Rocha', reason: blocking }),
  ]
}
