import {
  consentEnds,
  consentObstacle,
  type LatestConsent,
} from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { mayFindPeople } from '@trampolim/marketplace/curriculums/search.ts'
import { isOffered } from '../candidates/compare.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { candidatesOfCurriculums } from '../candidates/queries.ts'
import { assertMay, type Member, memberOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { assertTermsAccepted } from '../professionals/consents/consent-queries.ts'
import { move } from './move-request.ts'
import { countAsked, lockAsker, lockRequest, setStatus, storeRequest } from './queries.ts'

const day = 24 * 60 * 60_000

/**
 * Asks the owner of a curriculum of limited access to show their name and contact data to the recruiter's company.
 * @throws terms_outdated, company_name_missing, job_not_found, the refusals of `consentObstacle`, and those of a recruiter who may not select
 * candidates
 */
export async function askConsent(
  { database, now }: House,
  { recruiterId, cvId, jobId }: { recruiterId: string; cvId: string; jobId?: string | undefined },
) {
  return database.transaction().execute(async (tx) => {
    await assertTermsAccepted(tx, recruiterId)
    const { organizationId } = await selecting(tx, recruiterId)
    const job = jobId === undefined ? null : await hiringJobFor(tx, { recruiterId, jobId })
    const companyName = (await lockAsker(tx, organizationId)) ?? refuse('company_name_missing')
    const moment = now()
    const [person] = await candidatesOfCurriculums(tx, {
      jobId: job?.id ?? null,
      organizationId,
      curriculumIds: [cvId],
    })
    const mayFind = !job || mayFindPeople(job)
    if (!person?.curriculumId || !mayFind) return refuse('curriculum_not_found')
    const obstacle = consentObstacle({
      offered: isOffered(person),
      visibility: person.visibility,
      inSelection: person.candidacy !== null,
      latest: latestOf(person.consent),
      askedInDay: await countAsked(tx, { organizationId, since: new Date(moment.getTime() - day) }),
      now: moment,
    })
    if (obstacle) return refuse(obstacle)
    const requestId = await storeRequest(tx, {
      id: newId(moment),
      ...{
        organizationId,
        professionalId: person.candidateId,
        curriculumId: person.curriculumId,
        cvType: person.cvType,
      },
      companyName,
      askedBy: recruiterId,
      now: moment,
    })
    await record(tx, { type: 'consent.asked', payload: { requestId }, actorId: recruiterId, now: moment })
    return { requestId, ends: consentEnds(moment).toISOString() }
  })
}

/**
 * Cancels an open request.
 * @throws consent_request_not_found (also another company's), consent_request_ended
 */
export async function cancelConsentRequest(
  { database }: House,
  { recruiterId, requestId }: { recruiterId: string; requestId: string },
) {
  await database.transaction().execute(async (tx) => {
    const { organizationId } = await selecting(tx, recruiterId)
    const request = await lockRequest(tx, requestId)
    if (request?.organizationId !== organizationId) return refuse('consent_request_not_found')
    await setStatus(tx, { id: requestId, status: move(request, 'canceled', 'recruiter') })
  })
}

async function selecting(tx: Tx, recruiterId: string): Promise<Member> {
  const member = await memberOf(tx, recruiterId)
  assertMay(member, 'select-candidates')
  return member
}

const latestOf = (consent: { status: LatestConsent['status']; asked: string } | null): LatestConsent | null =>
  consent && { status: consent.status, asked: new Date(consent.asked) }
