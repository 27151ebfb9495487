import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

/** What the bakery's recruiters wrote and marked on the candidates of a job. */
export async function fillAttentions(
  database: Database,
  { bakery, job, places, now }: { bakery: Bakery; job: Row<'job'>; places: readonly Row<'place'>[]; now: Date },
) {
  const inStep = (step: string) => places.filter((place) => place.step === step)
  const [finalist] = inStep('finalists')
  const [first, second] = inStep('interviews')
  const written = [
    {
      place: finalist,
      author: bakery.recruiters[0],
      text: 'Trouxe fotos de bolos de três andares. Vale chamar para um teste na cozinha.',
      days: 2,
    },
    {
      place: finalist,
      author: bakery.recruiters[1],
      text: 'Fez o teste ontem e foi muito bem. Pode começar dia 1º.',
      days: 1,
    },
    {
      place: first,
      author: bakery.recruiters[1],
      text: 'Prefere o turno da manhã. Confirmar antes da entrevista.',
      days: 1,
    },
  ].flatMap(({ place, author, ...note }) => (place && author ? [{ place, author, ...note }] : []))
  await insertMany(
    database,
    'note',
    written.map(({ place, author, text, days }, at) => ({
      id: worldId('other', 500 + at, before(now, days)),
      organization_id: job.organization_id,
      job_id: job.id as string,
      professional_id: place.professional_id,
      author_id: author.id,
      author_name: author.name,
      text,
      created_at: before(now, days),
      modified_at: before(now, days),
    })),
  )
  const liked = [finalist, second].flatMap((place) => (place ? [place.professional_id] : []))
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
