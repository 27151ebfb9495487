import { newId } from '@trampolim/server/platform/ids.ts'
import type { Ground } from '../faults/crowd.ts'
import { insertCandidacy, insertJob } from '../world/builders.ts'

type Candidate = { accountId: string; cvId: string }

/**
 * A recruiter's jobs that are reserved for certain actions, so that nobody else changes what was acknowledged there.
 */
export type JobsApart = {
  /** Jobs with people in their selection, for setting interviews and offering times. */
  interviews: readonly string[]
  /** With finalists. */
  hiring: readonly string[]
  toPause: readonly string[]
  toEnd: readonly string[]
}

/** How many people each of them has in its selection. */
const inEach = 6
const endable = 8

type Of = {
  organizationId: string
  accountId: string
  name: string
  candidates: readonly Candidate[]
  at: number
}

/**
 * Inserts a recruiter's reserved jobs, and unanswered items of which their candidates were already notified:
 * invitations, interviews, slot offers, hiring messages. In the product notifications come only after ten minutes.
 */
export async function insertApart(ground: Ground, { organizationId, accountId, name, candidates, at }: Of) {
  const insert = async (what: string, count: number) => {
    const jobs: string[] = []
    for (let nth = 0; nth < count; nth += 1) {
      const job_name = `${what} ${name} ${nth}`
      jobs.push(await insertJob(ground, { organizationId, created_by: accountId, job_name }))
    }
    return jobs
  }
  const some = Array.from(
    { length: Math.min(inEach, candidates.length) },
    (_, nth) => candidates[(at * inEach + nth) % candidates.length] as Candidate,
  )
  const place = (jobId: string, step: string, status: string | null = null) =>
    Promise.all(some.map((each) => insertCandidacy(ground, { jobId, professionalId: each.accountId, step, status })))
  const interviews = await insert('Vaga com entrevistas', 2)
  for (const jobId of interviews) await place(jobId, 'selectiveProcess')
  const hiring = await insert('Vaga com finalistas', 2)
  for (const jobId of hiring) await place(jobId, 'finalists', 'candidate:finalist')
  const [inviting = '', asking = '', offering = '', proposing = ''] = await insert('Vaga com convites', 4)
  const by = { organization_id: organizationId, made_by: accountId }
  await insertInvitations(ground, { jobId: inviting, made_by: accountId, some })
  await insertInterviews(ground, { jobId: asking, by, candidacies: await place(asking, 'interviews') })
  await insertOffers(ground, { jobId: offering, by, candidacies: await place(offering, 'interviews') })
  await insertHires(ground, {
    made_by: accountId,
    candidacies: await place(proposing, 'finalists', 'candidate:finalist'),
  })
  const [toPause, toEnd] = [await insert('Vaga que pausa', 2), await insert('Vaga que acaba', endable)]
  return {
    apart: { interviews, hiring, toPause, toEnd } satisfies JobsApart,
    searched: [inviting, ...toPause, ...toEnd],
  }
}

type By = { organization_id: string; made_by: string }

async function insertInvitations(
  { database, now }: Ground,
  { jobId, made_by, some }: { jobId: string; made_by: string; some: readonly Candidate[] },
) {
  const due = later(now(), 7)
  await database
    .insertInto('invitation')
    .values(
      some.map(({ accountId, cvId }) => ({
        ...{
          id: newId(now()),
          job_id: jobId,
          professional_id: accountId,
          curriculum_id: cvId,
          cv_type: 'professional',
        },
        ...{ status: 'invite:pending', source: 'search', question_ids: [], made_by, job_name: 'Vendedor de loja' },
        ...{ for_client: false, made_at: now(), told_at: now(), due_at: due },
      })),
    )
    .execute()
}

type OfJob = { jobId: string; by: By; candidacies: readonly string[] }

async function insertMeeting({ database, now }: Ground, { jobId, by }: Omit<OfJob, 'candidacies'>) {
  const id = newId(now())
  await database
    .insertInto('interview')
    .values({
      ...{ id, job_id: jobId, ...by, type: 'live', type_info: '', address: 'Rua das Flores, 10', link: '', notes: '' },
      ...{ timezone: 'America/Sao_Paulo', made_at: now() },
    })
    .execute()
  return id
}

async function insertInterviews(ground: Ground, { jobId, by, candidacies }: OfJob) {
  const { database, now } = ground
  const interview_id = await insertMeeting(ground, { jobId, by })
  await database
    .insertInto('interview_candidate')
    .values(
      candidacies.map((candidacy_id, nth) => ({
        ...{ id: newId(now()), interview_id, candidacy_id, ...by, status: 'candidate:pending', ...timesOf(now(), nth) },
        ...{ set_at: now(), known_at: now(), told_at: now(), due_at: later(now(), 20) },
      })),
    )
    .execute()
}

/** As many times as people, so that nobody has to wait for another. */
async function insertOffers(ground: Ground, { jobId, by, candidacies }: OfJob) {
  const { database, now } = ground
  for (const [nth, candidacy_id] of candidacies.entries()) {
    const interview_id = await insertMeeting(ground, { jobId, by })
    await database
      .insertInto('interview_slot')
      .values([0, 1].map((each) => ({ id: newId(now()), interview_id, ...by, ...timesOf(now(), 2 * nth + each) })))
      .execute()
    await database
      .insertInto('slot_offer')
      .values({
        ...{ id: newId(now()), interview_id, candidacy_id, ...by, status: 'open' },
        ...{ set_at: now(), told_at: now(), due_at: later(now(), 20) },
      })
      .execute()
  }
}

async function insertHires(
  { database, now }: Ground,
  { made_by, candidacies }: { made_by: string; candidacies: readonly string[] },
) {
  const start_on = later(now(), 30).toISOString().slice(0, 10)
  await database
    .insertInto('hiring_message')
    .values(
      candidacies.map((candidacy_id) => ({
        ...{ id: newId(now()), candidacy_id, status: 'pending', message: 'Queremos você aqui.', salary: 240_000 },
        ...{ start_on, documents: [], other_documents: '', made_by, made_at: now(), told_at: now() },
        ...{ due_at: later(now(), 7) },
      })),
    )
    .execute()
}

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

function timesOf(now: Date, nth: number) {
  const start = later(now, 25).getTime() + nth * 3_600_000
  return { start_at: new Date(start), end_at: new Date(start + 1_800_000) }
}
