import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

/** Inserts notes, scorecards, tags and favourites by the bakery's recruiters for the candidates of a job. */
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
  const ofJob = { job_id: job.id as string, organization_id: job.organization_id }
  const [bruno, elisa] = bakery.recruiters
  // A colleague has written a scorecard for the first candidate in the interviews; it is shown to recruiters who write
  // one too.
  const scored = [
    { candidacy: finalist, author: bruno, ratings: { experience: 5, interview: 4 }, remark: 'Bolos altos e limpos.' },
    { candidacy: finalist, author: elisa, ratings: { experience: 4, interview: 5 }, remark: 'Trabalha bem em equipe.' },
    { candidacy: first, author: elisa, ratings: { experience: 3, interview: 4 }, remark: '' },
  ].flatMap(({ candidacy, author, ...card }) => (candidacy && author ? [{ candidacy, author, ...card }] : []))
  await insertMany(
    database,
    'scorecard',
    scored.map(({ candidacy, author, ratings, remark }) => ({
      ...ofJob,
      ...{ candidacy_id: candidacy.id as string, recruiter_id: author.id, recruiter_name: author.name, remark },
      ...{ ratings, created_at: before(now, 1), modified_at: before(now, 1) },
    })),
  )
  const tagged = [
    { candidacy: finalist, tag: 'Teste na cozinha' },
    { candidacy: second, tag: 'Teste na cozinha' },
    { candidacy: first, tag: 'Manhã' },
  ].flatMap(({ candidacy, tag }) => (candidacy ? [{ candidacy, tag }] : []))
  await insertMany(
    database,
    'candidacy_tag',
    tagged.map(({ candidacy, tag }) => ({ ...ofJob, candidacy_id: candidacy.id as string, tag })),
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
