import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

/** Inserts the bakery's recruiters' notes and favourites on the candidates of a job. */
export async function fillAttentions(
  database: Database,
  {
    bakery,
    job,
    candidacies,
    now,
  }: { bakery: Bakery; job: Row<'job'>; candidacies: readonly Row<'candidacy'>[]; now: Date },
) {
  const inStep = (step: string) => candidacies.filter((candidacy) => candidacy.step === step)
  const [finalist] = inStep('finalists')
  const [first, second] = inStep('interviews')
  const written = [
    {
      candidacy: finalist,
      author: bakery.recruiters[0],
      text: 'Trouxe fotos de bolos de três andares. Vale chamar para um teste na cozinha.',
      days: 2,
    },
    {
      candidacy: finalist,
      author: bakery.recruiters[1],
      text: 'Fez o teste ontem e foi muito bem. Pode começar dia 1º.',
      days: 1,
    },
    {
      candidacy: first,
      author: bakery.recruiters[1],
      text: 'Prefere o turno da manhã. Confirmar antes da entrevista.',
      days: 1,
    },
  ].flatMap(({ candidacy, author, ...note }) => (candidacy && author ? [{ candidacy, author, ...note }] : []))
  await insertMany(
    database,
    'note',
    written.map(({ candidacy, author, text, days }, at) => ({
      id: worldId('other', 500 + at, before(now, days)),
      organization_id: job.organization_id,
      job_id: job.id as string,
      professional_id: candidacy.professional_id,
      author_id: author.id,
      author_name: author.name,
      text,
      created_at: before(now, days),
      modified_at: before(now, days),
    })),
  )
  const liked = [finalist, second].flatMap((candidacy) => (candidacy ? [candidacy.professional_id] : []))
  const curriculums = await database
    .selectFrom('curriculum')
    .select('id')
    .where('professional_id', 'in', liked)
    .where('cv_type', '=', 'professional')
    .execute()
  await insertMany(
    database,
    'candidate_like',
    curriculums.map(({ id }) => ({
      job_id: job.id as string,
      curriculum_id: id,
      liked_by: bakery.recruiter,
      liked_at: before(now, 1),
    })),
  )
}
