import { nextDuty } from '@trampolim/marketplace/selection/invitations.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { before, type Row } from './days.ts'

/** Inserts a pending hiring message to each finalist of these jobs. */
export async function fillHires(
  database: Database,
  {
    jobs,
    candidacies,
    recruiter,
    now,
  }: { jobs: readonly Row<'job'>[]; candidacies: readonly Row<'candidacy'>[]; recruiter: string; now: Date },
) {
  const ids = new Set(jobs.map(({ id }) => id))
  const finalists = candidacies.filter(({ job_id, step }) => ids.has(job_id as string) && step === 'finalists')
  const told = before(now, 0.5)
  await insertMany(
    database,
    'hiring_message',
    finalists.map(({ id }, at) => ({
      ...{ id: worldId('other', 980_000 + at, told), candidacy_id: id as string, made_by: recruiter },
      ...{ salary: 245_000, start_on: addDays(dayOf(now), 12), documents: ['identity', 'cpf', 'workCard', 'bank'] },
      ...{ other_documents: '', status: 'pending', made_at: new Date(told.getTime() - 10 * 60_000), told_at: told },
      message: 'Gostamos muito da nossa conversa. Venha às 7h, pela porta da rua de trás, e procure o Bruno.',
      due_at: nextDuty({ made: told, told, reminders: 0 }).at,
    })),
  )
  await insertMany(
    database,
    'candidacy_history',
    finalists.map(({ id }, at) => ({
      ...{ id: worldId('other', 981_000 + at, told), candidacy_id: id as string, type: 'hire_offered' },
      ...{ from_step: null, to_step: null, actor: 'recruiter', actor_id: recruiter, note: null },
      happened_at: new Date(told.getTime() - 10 * 60_000),
    })),
  )
}
