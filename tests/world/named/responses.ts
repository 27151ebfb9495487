import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { before, type Row } from './days.ts'

/** Inserts the bakery's automatic responses: one for all of its jobs, and one for a single job. */
export async function fillResponses(
  database: Database,
  { job, organization, recruiter, now }: { job: Row<'job'>; organization: string; recruiter: string; now: Date },
) {
  const made = before(now, 9)
  const [general, own] = [worldId('other', 995_000, made), worldId('other', 995_001, made)]
  const by = { organization_id: organization, written_by: recruiter, made_at: made, changed_at: made }
  await insertMany(database, 'automatic_response', [
    {
      ...{ id: general, occasion: 'ended', for_all: true, ...by },
      text: 'Oi, {nome}! Aqui é o Bruno, da {empresa}. Obrigado pelo tempo que você nos deu na vaga {vaga}. Toda segunda publicamos vagas novas.',
    },
    {
      ...{ id: own, occasion: 'interview', for_all: false, ...by },
      text: 'Oi, {nome}! Venha com roupa confortável e sapato fechado: vamos conhecer a cozinha juntos.',
    },
  ])
  await insertMany(database, 'automatic_response_job', [
    { response_id: own, job_id: job.id as string, occasion: 'interview' },
  ])
}
