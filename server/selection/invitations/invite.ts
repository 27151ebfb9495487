import { publicCompanyName } from '@trampolim/marketplace/jobs/public-view.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import type { CodeOf } from '@trampolim/marketplace/reference/code-table.ts'
import type { Refusal } from '@trampolim/marketplace/refusals.ts'
import {
  invitationObstacle,
  type invitationSources,
  mostInvitationsOfJob,
  nextDuty,
} from '@trampolim/marketplace/selection/invitations.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { isOffered } from '../../candidates/compare.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { type CandidateRow, candidatesOfCurriculums } from '../../candidates/queries.ts'
import type { House } from '../../platform/house.ts'
import { refusalText } from '../../platform/http/refusals/refusal-text.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { countInvitationsSince, latestInvitations, lockAd, storeInvitations } from './queries.ts'

type Inviting = {
  recruiterId: string
  jobId: string
  cvIds: readonly string[]
  /** The ids of the questions to be answered; all of the job's questions if it is missing. */
  preInterview?: readonly string[] | undefined
  from: CodeOf<typeof invitationSources>
}

type Invited = { cvId: string; inviteId: string }
type NotInvited = { cvId: string; code: Refusal }

const day = 24 * 60 * 60_000

/**
 * Invites people whom a recruiter found to a job, each as if alone. The job is locked, so that nobody is invited twice
 * and the daily limit holds. The automation notifies the candidates later.
 * @throws terms_outdated, job_not_found, job_not_open
 */
async function inviteAll(
  { database, now }: House,
  asked: Inviting,
): Promise<{ invited: Invited[]; refused: NotInvited[] }> {
  const { recruiterId, jobId, cvIds, from } = asked
  return database.transaction().execute(async (tx) => {
    await assertTermsAccepted(tx, recruiterId)
    const ad = await lockAd(tx, jobId)
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    if (!ad || !isOpen(job.status)) return refuse('job_not_open')
    const moment = now()
    const people = await candidatesOfCurriculums(tx, {
      jobId,
      organizationId: job.organizationId,
      curriculumIds: [...new Set(cvIds)],
    })
    const made = await countInvitationsSince(tx, { jobId, since: new Date(moment.getTime() - day) })
    const { free, refused } = sort(people, {
      job,
      cvIds,
      invitations: await latestInvitations(tx, {
        jobId,
        professionalIds: people.map(({ candidateId }) => candidateId),
      }),
      room: Math.max(0, mostInvitationsOfJob - made),
      now: moment,
    })
    const asksAll = ad.questionnaire.map(({ id }) => id)
    const rows = free.map(({ candidateId, curriculumId, cvType }) => ({
      id: newId(moment),
      ...{ jobId, professionalId: candidateId, curriculumId: curriculumId ?? '', cvType },
      source: from,
      questionIds: asksAll.filter((id) => asked.preInterview?.includes(id) ?? true),
      madeBy: recruiterId,
      jobName: ad.jobName,
      companyName: publicCompanyName(ad, ad),
      forClient: ad.forClient,
      made: moment,
      due: nextDuty({ made: moment, told: null, reminders: 0 }).at,
    }))
    await storeInvitations(tx, rows)
    return { invited: rows.map(({ id, curriculumId }) => ({ cvId: curriculumId, inviteId: id })), refused }
  })
}

type Ground = {
  job: Awaited<ReturnType<typeof hiringJobFor>>
  cvIds: readonly string[]
  invitations: Awaited<ReturnType<typeof latestInvitations>>
  /** How many more the job may invite today. */
  room: number
  now: Date
}

/** Divides people into those who may be invited, in the given order, and those who can't be, with the reason. */
function sort(people: readonly CandidateRow[], { job, cvIds, invitations, room, now }: Ground) {
  const byCurriculum = new Map(people.map((person) => [person.curriculumId, person]))
  const free: CandidateRow[] = []
  const refused: NotInvited[] = []
  for (const cvId of new Set(cvIds)) {
    const person = byCurriculum.get(cvId)
    const code = person ? obstacleOf(person) : 'curriculum_not_found'
    if (code) refused.push({ cvId, code })
    else if (free.length >= room) refused.push({ cvId, code: 'too_many_invitations' })
    else if (person) free.push(person)
  }
  return { free, refused }

  function obstacleOf(person: CandidateRow) {
    return invitationObstacle({
      job: { status: job.status, kind: job.kind },
      cvType: person.cvType,
      offered: isOffered(person),
      birthDate: person.birthDate,
      inSelection: person.candidacy !== null,
      invitation: invitations.get(person.candidateId) ?? null,
      today: dayOf(now),
    })
  }
}

/**
 * Invites one person.
 * @throws the refusals of `inviteAll`, curriculum_not_found, already_in_selection, already_invited, invitation_refused,
 * not_invitable, too_many_invitations
 */
export async function inviteCandidate(house: House, { cvId, ...asked }: Omit<Inviting, 'cvIds'> & { cvId: string }) {
  const { invited, refused } = await inviteAll(house, { ...asked, cvIds: [cvId] })
  return { inviteId: invited[0]?.inviteId ?? refuse(refused[0]?.code ?? 'curriculum_not_found') }
}

/** Invites several people; the answer says why some weren't invited. */
export async function inviteTogether(house: House, asked: Inviting) {
  const { invited, refused } = await inviteAll(house, asked)
  return {
    invited: invited.map(({ cvId }) => cvId),
    refused: refused.map(({ cvId, code }) => ({ cvId, code, message: refusalText(code) })),
  }
}
