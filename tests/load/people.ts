import { hash } from '@node-rs/argon2'
import { normalisePassword } from '@trampolim/marketplace/accounts/passwords/password-variants.ts'
import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { refreshJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'
import { handIn, insertReviewer } from '../fixtures/reviewers.ts'
import {
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '../world/builders.ts'
import { insertApart, type JobsApart } from './apart.ts'
import { insertNewcomers, type Newcomers } from './newcomers.ts'

export type Role = 'visitor' | 'candidate' | 'recruiter' | 'reviewer'

/** Everybody's password. */
export const password = 'rapadura com queijo'

/** `isLimited`: companies must ask for consent to read name and contact data. */
export type CandidateOfLoad = { email: string; accountId: string; cvId: string; isLimited: boolean }
export type RecruiterOfLoad = { email: string; accountId: string; jobs: readonly string[]; apart: JobsApart }

/** The people in a load, with the jobs to apply to and the rounds to decide. */
export type People = {
  candidates: readonly CandidateOfLoad[]
  recruiters: readonly RecruiterOfLoad[]
  reviewers: readonly string[]
  /** Open jobs of the recruiters. */
  jobs: readonly string[]
  newcomers: Newcomers
}

export type PeopleOptions = { candidates: number; recruiters: number; reviewers: number; jobsEach: number }

/** How many of a recruiter's jobs await a reviewer. */
const waitingEach = 20
/** Of how many curriculums one has limited access. */
const limitedEvery = 5
/** How many candidates each open job has at the beginning. */
const placedEach = 4

/** Inserts the people of a load in addition to existing ones. `name` distinguishes the people of several loads. */
export async function insertPeople(ground: Ground, name: string, counts: PeopleOptions): Promise<People> {
  const passwordHash = await hash(normalisePassword(password), { memoryCost: 8, timeCost: 1 })
  const candidates: CandidateOfLoad[] = []
  for (let at = 0; at < counts.candidates; at += 1) {
    const email = `${name}-candidata${at}@exemplo.com.br`
    const { accountId } = await insertProfessional(ground, { email, name: `Ana ${name} ${at}`, cpf: cpfOf(name, at) })
    const isLimited = at % limitedEvery === 0
    const visibility = isLimited ? 'limited' : 'free'
    const cvId = await insertCurriculum(ground, { professionalId: accountId, visibility })
    candidates.push({ email, accountId, cvId, isLimited })
  }
  const recruiters: RecruiterOfLoad[] = []
  const searched: string[] = []
  for (let at = 0; at < counts.recruiters; at += 1) {
    const organizationId = await insertOrganization(ground, {
      company_name: `Empresa ${name} ${at}`,
      idcard: cpfOf(name, at).padStart(14, '9'),
    })
    const { accountId } = await insertRecruiter(ground, { organizationId, phone: cpfOf(name, at) })
    const email = `${name}-recrutador${at}@exemplo.com.br`
    await ground.database.updateTable('account').set({ email }).where('id', '=', accountId).execute()
    const jobs = await insertJobs(ground, { organizationId, accountId, name: `${name} ${at}`, count: counts.jobsEach })
    const made = await insertApart(ground, { organizationId, accountId, name: `${name} ${at}`, candidates, at })
    searched.push(...made.searched)
    recruiters.push({ email, accountId, jobs, apart: made.apart })
  }
  const jobs = recruiters.flatMap((each) => each.jobs)
  for (const [at, jobId] of jobs.entries()) {
    const placed = Array.from(
      { length: placedEach },
      (_, nth) => candidates[(at * placedEach + nth) % candidates.length] as CandidateOfLoad,
    )
    await Promise.all(placed.map(({ accountId }) => insertCandidacy(ground, { jobId, professionalId: accountId })))
  }
  const reviewers: string[] = []
  for (let at = 0; at < counts.reviewers; at += 1) {
    const email = `${name}-avaliadora${at}@exemplo.com.br`
    await insertReviewer(ground, { email, name: `Rita ${at}`, password })
    reviewers.push(email)
  }
  await ground.database
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('email', 'like', `${name}-%`)
    .where('role', '<>', 'user:reviewer')
    .execute()
  await ground.database.transaction().execute((tx) => refreshJobSearch(tx, [...jobs, ...searched]))
  await refreshAllCvSearch(ground.database)
  const newcomers = await insertNewcomers(ground, name)
  return { candidates, recruiters, reviewers, jobs, newcomers }
}

/** Open jobs, and as many as reviewers decide on. */
async function insertJobs(
  ground: Ground,
  {
    organizationId,
    accountId,
    name,
    count,
  }: { organizationId: string; accountId: string; name: string; count: number },
): Promise<string[]> {
  const jobs: string[] = []
  for (let at = 0; at < count; at += 1) {
    jobs.push(await insertJob(ground, { organizationId, created_by: accountId, job_name: `Vaga ${name} ${at}` }))
  }
  for (let at = 0; at < waitingEach; at += 1) {
    const waiting = { status: 'job:created', approved_at: null, first_approved_at: null }
    const job_name = `Vaga em análise ${name} ${at}`
    const subjectId = await insertJob(ground, { organizationId, created_by: accountId, job_name, ...waiting })
    await handIn(ground, { subject: 'job', subjectId })
  }
  return jobs
}

/** Eleven digits that are unique per load and position; nothing here depends on check digits. */
function cpfOf(name: string, at: number): string {
  const load = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 89_999, 7)
  return `${10_000 + load}${String(at).padStart(6, '0')}`
}

/** Extends a session so that it stays valid if the clock is moved by days. */
export async function prolongSessions({ database }: Ground) {
  await sql`update session set expires_at = expires_at + interval '30 days'`.execute(database)
}
