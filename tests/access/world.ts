import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { insertNotice } from '../fixtures/notices.ts'
import { handIn, insertReviewer } from '../fixtures/reviewers.ts'
import {
  insertAlert,
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '../world/builders.ts'
import { insertReceipt } from '../world/named/receipts.ts'

/** The kinds of callers. */
export const callers = [
  'visitor',
  'inactive',
  'candidate',
  'other candidate',
  'recruiter',
  'other recruiter',
  'joining recruiter',
  'unreviewed recruiter',
  'reviewer',
] as const
export type Caller = (typeof callers)[number]

/** The kinds of things that an id identifies. */
export type Thing =
  | 'open job'
  | 'draft job'
  | 'job with applications'
  | 'job for people with disabilities'
  | 'another organisation’s job'
  | 'curriculum'
  | 'found curriculum'
  | 'watched search'
  | 'candidate'
  | 'candidacy'
  | 'invitation'
  | 'interview'
  | 'interview with slots'
  | 'slot offer'
  | 'automatic response'
  | 'consent request'
  | 'note'
  | 'thread'
  | 'thread report'
  | 'contact message'
  | 'API key'
  | 'notice'
  | 'waiting notice'
  | 'notification'
  | 'look'
  | 'look report'
  | 'alert'
  | 'session'
  | 'passkey'
  | 'curriculum file'
  | 'medical report'
  | 'logo file'
  | 'recruiter’s task'
  | 'candidate’s task'
  | 'inactive candidate'
  | 'review'
  | 'organisation'
  | 'who asks to join'
  | 'unreviewed member'
  | 'colleague’s invitation'
  | 'reference document'

export type AccessWorld = { people: Record<Caller, Person | null>; ids: Record<Thing, string> }

type Ground = Pick<House, 'database' | 'now'>

/**
 * Creates a candidate who applied to a recruiter's job, everything that each of them owns, and others who own none of it.
 */
export async function makeAccessWorld(ground: Ground): Promise<AccessWorld> {
  const organization = await insertOrganization(ground)
  const elsewhere = await insertOrganization(ground, { company_name: 'Mercado Central' })
  const recruiter = await insertRecruiter(ground, { organizationId: organization })
  const otherRecruiter = await insertRecruiter(ground, { organizationId: elsewhere })
  const joiningRecruiter = await insertRecruiter(ground, {
    organizationId: organization,
    organization_id: null,
    joining_organization_id: organization,
    status: 'pending',
  })
  const unreviewed = { organizationId: organization, status: 'created', first_approved_at: null } as const
  const unreviewedRecruiter = await insertRecruiter(ground, unreviewed)
  const candidate = await insertProfessional(ground, { is_handicap: true })
  const otherCandidate = await insertProfessional(ground, { is_handicap: true })
  const inactive = await insertProfessional(ground, { role: 'user:inactive', status: 'pending' })
  const reviewer = await insertReviewer(ground, { email: 'rita@trampolim.example', name: 'Rita Alves' })
  const foundCurriculum = await insertCurriculum(ground, { professionalId: otherCandidate.accountId })

  const jobs = {
    'open job': await insertJob(ground, { organizationId: organization }),
    'draft job': await insertJob(ground, {
      organizationId: organization,
      status: 'job:pending',
      first_approved_at: null,
    }),
    'job with applications': await insertJob(ground, { organizationId: organization, only_handicap: true }),
    'job for people with disabilities': await insertJob(ground, { organizationId: elsewhere, only_handicap: true }),
    'another organisation’s job': await insertJob(ground, { organizationId: elsewhere }),
  }
  const waiting = { status: 'job:pending', first_approved_at: null, approved_at: null } as const
  const waitingJob = await insertJob(ground, { organizationId: organization, ...waiting })
  const jobId = jobs['job with applications']
  const curriculum = await insertCurriculum(ground, { professionalId: candidate.accountId, visibility: 'hidden' })
  const candidacy = await insertCandidacy(ground, {
    jobId,
    professionalId: candidate.accountId,
    medical_report_id: await insertFile(ground, { owner: candidate, purpose: 'medical-report' }),
  })
  const ofReceipt = { id: newId(ground.now()), code: '0'.repeat(20) }
  const sentBy = { candidacyId: candidacy, professionalId: candidate.accountId, jobId }
  await insertReceipt(ground, { ...ofReceipt, ...sentBy })
  const inactiveTask = { subject: 'candidate', subjectId: inactive.accountId, reviewer } as const
  const jobTask = { subject: 'job', subjectId: jobs['draft job'], organization, reviewer } as const
  return {
    people: {
      visitor: null,
      inactive,
      candidate,
      'other candidate': otherCandidate,
      recruiter,
      'other recruiter': otherRecruiter,
      'joining recruiter': joiningRecruiter,
      'unreviewed recruiter': unreviewedRecruiter,
      reviewer,
    },
    ids: {
      ...jobs,
      curriculum,
      'found curriculum': foundCurriculum,
      'watched search': await insertWatchedSearch(ground, recruiter),
      candidate: candidate.accountId,
      candidacy,
      'consent request': await insertConsentRequest(ground, { organization, candidate, recruiter }),
      interview: await insertInterview(ground, { jobId, candidacy, organization, recruiter }),
      ...(await insertSlots(ground, { jobId, candidacy, organization, recruiter })),
      'automatic response': await insertResponse(ground, { organization, recruiter }),
      invitation: await insertJobInvitation(ground, { jobId, candidate, recruiter }),
      ...(await insertLooks(ground, { candidate, recruiter })),
      note: await insertNote(ground, { jobId, candidate, organization, recruiter }),
      notification: await insertNotification(ground, candidate),
      ...(await insertThread(ground, { jobId, candidate, candidacy, organization, recruiter })),
      'contact message': await insertContact(ground),
      'API key': await insertApiKey(ground),
      notice: await insertNotice(ground, { organizationId: organization, writtenBy: recruiter.accountId }),
      'waiting notice': await insertNotice(ground, { organizationId: organization, status: 'pending' }),
      alert: await insertAlert(ground, { professionalId: candidate.accountId, occupation: 'padeiro' }),
      session: await insertSession(ground, candidate),
      passkey: await insertPasskey(ground, candidate),
      'curriculum file': await insertFile(ground, { owner: candidate, purpose: 'curriculum' }),
      'medical report': await insertFile(ground, { owner: candidate, purpose: 'medical-report' }),
      'logo file': await insertFile(ground, { owner: recruiter, purpose: 'logo' }),
      'recruiter’s task': await insertTask(ground, jobTask),
      'candidate’s task': await insertTask(ground, inactiveTask),
      'inactive candidate': inactive.accountId,
      review: await handIn(ground, { subject: 'job', subjectId: waitingJob }),
      organisation: organization,
      'who asks to join': joiningRecruiter.accountId,
      'unreviewed member': unreviewedRecruiter.accountId,
      'colleague’s invitation': await insertInvitation(ground, { organization, recruiter }),
      'reference document': await anyDocument(ground),
    },
  }
}

async function insertPasskey({ database, now }: Ground, { accountId }: Person) {
  const id = newId(now())
  const key = { credential_id: Buffer.from(id), public_key: Buffer.from(id), counter: 0, transports: [] }
  await database
    .insertInto('passkey')
    .values({ id, account_id: accountId, ...key, name: 'Celular', created_at: now() })
    .execute()
  return id
}

async function insertInvitation(
  { database, now }: Ground,
  { organization, recruiter }: { organization: string; recruiter: Person },
) {
  const id = newId(now())
  const ends = new Date(now().getTime() + 86_400_000)
  await database
    .insertInto('organization_invitation')
    .values({
      ...{ id, organization_id: organization, email: 'colega@aurora.example', token_hash: Buffer.from(id) },
      ...{ invited_by: recruiter.accountId, invited_at: now(), sent_at: now(), expires_at: ends },
    })
    .execute()
  return id
}

async function insertWatchedSearch({ database, now }: Ground, { accountId }: Person) {
  const id = newId(now())
  const moments = { created_at: now(), seen_at: now(), counted_at: now() }
  await database
    .insertInto('watched_search')
    .values({ id, recruiter_id: accountId, name: 'Busca', filters: '{}', ...moments })
    .execute()
  return id
}

async function insertFile({ database, now }: Ground, { owner, purpose }: { owner: Person; purpose: string }) {
  const id = newId(now())
  await database
    .insertInto('stored_file')
    .values({
      id,
      purpose,
      owner_id: owner.accountId,
      storage_key: id,
      original_name: 'arquivo.pdf',
      content_type: purpose === 'logo' ? 'image/webp' : 'application/pdf',
      byte_size: 10,
      created_at: now(),
      uploaded_at: now(),
    })
    .execute()
  return id
}

/** Adds two looks at a candidate's data, one of which was reported. */
async function insertLooks(
  { database, now }: Ground,
  { candidate, recruiter }: { candidate: Person; recruiter: Person },
) {
  const [look, reported, report] = [newId(now()), newId(now()), newId(now())]
  const of = { professional_id: candidate.accountId, viewer_id: recruiter.accountId, by_reviewer: false }
  const seen = { parts: ['curriculum'], first_at: now(), last_at: now() }
  await database
    .insertInto('look')
    .values([
      { id: look, ...of, ...seen, part_of_time: 1 },
      { id: reported, ...of, ...seen, part_of_time: 2 },
    ])
    .execute()
  await database
    .insertInto('look_report')
    .values({
      ...{ id: report, look_id: reported, professional_id: candidate.accountId, text: 'Quem é?', reported_at: now() },
    })
    .execute()
  return { look, 'look report': report }
}

type JobInvitationOf = { jobId: string; candidate: Person; recruiter: Person }

async function insertJobInvitation({ database, now }: Ground, { jobId, candidate, recruiter }: JobInvitationOf) {
  const id = newId(now())
  await database
    .insertInto('invitation')
    .values({
      ...{ id, job_id: jobId, professional_id: candidate.accountId, cv_type: 'professional', status: 'invite:pending' },
      ...{ source: 'search', question_ids: [], made_by: recruiter.accountId, job_name: 'Padeira', for_client: false },
      ...{ made_at: now(), told_at: now(), due_at: now() },
    })
    .execute()
  return id
}

type ConsentOf = { organization: string; candidate: Person; recruiter: Person }

async function insertConsentRequest({ database, now }: Ground, { organization, candidate, recruiter }: ConsentOf) {
  const id = newId(now())
  await database
    .insertInto('consent_request')
    .values({
      ...{ id, professional_id: candidate.accountId, organization_id: organization, cv_type: 'professional' },
      ...{ status: 'asked', company_name: 'Padaria Aurora', asked_by: recruiter.accountId, asked_at: now() },
    })
    .execute()
  return id
}

type InterviewOf = { jobId: string; candidacy: string; organization: string; recruiter: Person }

async function insertInterview({ database, now }: Ground, { jobId, candidacy, organization, recruiter }: InterviewOf) {
  const id = newId(now())
  const by = { organization_id: organization, made_by: recruiter.accountId }
  await database
    .insertInto('interview')
    .values({
      ...{ id, job_id: jobId, ...by, type: 'live', type_info: '', address: 'Rua das Flores, 10', link: '', notes: '' },
      ...{ timezone: 'America/Sao_Paulo', made_at: now() },
    })
    .execute()
  await database
    .insertInto('interview_candidate')
    .values({
      ...{ id: newId(now()), interview_id: id, candidacy_id: candidacy, ...by, status: 'candidate:pending' },
      ...{ start_at: '2100-01-04T12:00:00.000Z', end_at: '2100-01-04T12:30:00.000Z', set_at: now() },
      ...{ known_at: now(), told_at: now(), due_at: '2100-01-04T12:00:00.000Z' },
    })
    .execute()
  return id
}

async function insertSlots({ database, now }: Ground, { jobId, candidacy, organization, recruiter }: InterviewOf) {
  const [interview, offer] = [newId(now()), newId(now())]
  const by = { organization_id: organization, made_by: recruiter.accountId }
  await database
    .insertInto('interview')
    .values({
      ...{ id: interview, job_id: jobId, ...by, type: 'live', type_info: '', address: 'Rua A, 1', link: '', notes: '' },
      ...{ timezone: 'America/Sao_Paulo', made_at: now() },
    })
    .execute()
  await database
    .insertInto('interview_slot')
    .values({
      ...{ id: newId(now()), interview_id: interview, ...by },
      ...{ start_at: '2100-01-06T12:00:00.000Z', end_at: '2100-01-06T12:30:00.000Z' },
    })
    .execute()
  await database
    .insertInto('slot_offer')
    .values({
      ...{ id: offer, interview_id: interview, candidacy_id: candidacy, ...by, status: 'open' },
      ...{ set_at: now(), told_at: now(), due_at: '2100-01-06T12:00:00.000Z' },
    })
    .execute()
  return { 'interview with slots': interview, 'slot offer': offer }
}

async function insertResponse(
  { database, now }: Ground,
  { organization, recruiter }: Pick<InterviewOf, 'organization' | 'recruiter'>,
) {
  const id = newId(now())
  await database
    .insertInto('automatic_response')
    .values({
      ...{
        id,
        organization_id: organization,
        occasion: 'applied',
        for_all: true,
        text: 'Recebemos, {nome}. Obrigado!',
      },
      ...{ written_by: recruiter.accountId, made_at: now(), changed_at: now() },
    })
    .execute()
  return id
}

type NoteOf = { jobId: string; candidate: Person; organization: string; recruiter: Person }

async function insertNote({ database, now }: Ground, { jobId, candidate, organization, recruiter }: NoteOf) {
  const id = newId(now())
  await database
    .insertInto('note')
    .values({
      id,
      job_id: jobId,
      professional_id: candidate.accountId,
      organization_id: organization,
      author_id: recruiter.accountId,
      author_name: 'Bruno Lima',
      text: 'Boa conversa.',
      created_at: now(),
      modified_at: now(),
    })
    .execute()
  return id
}

async function insertNotification({ database, now }: Ground, { accountId }: Person) {
  const id = newId(now())
  await database
    .insertInto('notification')
    .values({ id, kind: 'security', variant: 'password', type: 3, created_at: now() })
    .execute()
  await database
    .insertInto('notification_reader')
    .values({ notification_id: id, account_id: accountId, type: 3, in_app: true })
    .execute()
  return id
}

async function insertThread(
  { database, now }: Ground,
  { jobId, candidate, candidacy, organization, recruiter }: NoteOf & { candidacy: string },
) {
  const id = newId(now())
  const moments = { created_at: now(), modified_at: now() }
  await database
    .insertInto('message_thread')
    .values({
      ...{ id, candidacy_id: candidacy, professional_id: candidate.accountId, job_id: jobId },
      ...{ organization_id: organization, last_number: 1, last_by_company: 1, ...moments },
    })
    .execute()
  await database
    .insertInto('message')
    .values({
      ...{ id: newId(now()), thread_id: id, number: 1, by_candidate: false, author_id: recruiter.accountId },
      ...{ author_name: 'Bruno Lima', text: 'Oi, Ana!', created_at: now() },
    })
    .execute()
  const report = newId(now())
  await database
    .insertInto('thread_report')
    .values({
      ...{ id: report, thread_id: id, reported_by: newId(now()), by_candidate: false, text: 'Pediu dinheiro.' },
      ...{ last_number: 1, reported_at: now() },
    })
    .execute()
  return { thread: id, 'thread report': report }
}

async function insertContact({ database, now }: Ground): Promise<string> {
  const id = newId(now())
  await database
    .insertInto('contact_message')
    .values({
      ...{ id, kind: 'help', name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Como mudo de cidade?' },
      ...{ fingerprint: id, sent_at: now(), due_at: now() },
    })
    .execute()
  return id
}

async function insertApiKey({ database, now }: Ground): Promise<string> {
  const id = newId(now())
  await database
    .insertInto('api_key')
    .values({
      ...{ id, project: 'Vagas do Vale', email: 'duda@vale.example', purpose: 'Mostrar vagas da região.' },
      ...{ asked_at: now(), key_hash: Buffer.from(id), made_at: now() },
    })
    .execute()
  return id
}

type TaskOf = { subject: 'candidate' | 'job'; subjectId: string; organization?: string; reviewer: Person }

/** Inserts a round that ended with requested changes, which is the owner's task. */
async function insertTask({ database, now }: Ground, { subject, subjectId, organization, reviewer }: TaskOf) {
  const id = newId(now())
  await database
    .insertInto('review')
    .values({
      id,
      subject,
      subject_id: subjectId,
      organization_id: organization ?? null,
      name: 'Tarefa',
      entered_at: now(),
      due_at: now(),
      decided_at: now(),
      decided_by: reviewer.accountId,
      decision: 'request_changes',
      changes: JSON.stringify([{ field: 'name', remark: 'Complete.' }]),
    })
    .execute()
  return id
}

async function anyDocument({ database }: Ground) {
  const { id } = await database.selectFrom('reference_document').select('id').limit(1).executeTakeFirstOrThrow()
  return id
}

/** A second session of a person. */
async function insertSession({ database, now }: Ground, { accountId }: Person): Promise<string> {
  const session = { accountId, rememberMe: false, now: now() }
  return (await database.transaction().execute((tx) => startSession(tx, session))).sessionId
}
