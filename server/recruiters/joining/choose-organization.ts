import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { normaliseCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { isEditable, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { closeActionLinks } from '../../action-links/queries.ts'
import { createJob } from '../../jobs/recruiter/create-job.ts'
import { completeOrganization } from '../../organizations/complete-organization.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { handIn } from '../../rounds/hand-in.ts'
import { raiseEdition } from '../../rounds/queries.ts'
import { changeRecruiterStatus } from '../change-status.ts'
import { findRecruiter, lockRecruiter } from '../queries.ts'
import { type Settled, settleOrganization } from '../settle-organization.ts'
import { announceJoining } from './join-link.ts'
import { findJoining, findWaitingJob, storeNotJoining, storeOrganizationOf } from './join-queries.ts'

/**
 * Assigns an organisation, by its CNPJ, to a recruiter who has none and has no pending request: a new organisation, or
 * a request to join the registered one. A job that has waited since their registration is handed in with it.
 * @throws invalid_form, has_organization, join_declined, email_not_validated, profile_blocked, profile_in_review,
 * terms_outdated (if a job waits), user_not_found
 */
export async function chooseOrganization(
  { configuration: { secret }, database, now }: House,
  accountId: string,
  content: OrganizationContent,
): Promise<Settled['how']> {
  const moment = now()
  const completed = await completeOrganization(database, content)
  if ('faults' in completed) return refuse('invalid_form', fieldFaultsOf(completed.faults))
  return database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    const recruiter = (await findRecruiter(tx, accountId)) ?? refuse('user_not_found')
    if (recruiter.organizationId !== null || recruiter.joiningIdcard !== null) refuse('has_organization')
    if (recruiter.status === 'blocked') refuse('profile_blocked')
    if (recruiter.status === 'validating') refuse('profile_in_review')
    if (!recruiter.emailValidated) refuse('email_not_validated')
    const idcard = normaliseCnpj(content.idcard ?? '')
    const settling = { accountId, idcard, stored: completed.stored, now: moment }
    const { how, organizationId } = await settleOrganization(tx, settling)
    const waitingJob = await findWaitingJob(tx, accountId)
    if (waitingJob) await assertTermsAccepted(tx, accountId)
    await storeOrganizationOf(tx, { accountId, organizationId, joins: how === 'asked', now: moment })
    if (how === 'created' && waitingJob) {
      await createJob(tx, { organizationId, recruiterId: accountId, content: waitingJob, now: moment })
    }
    if (how === 'asked') await askReviewer(tx, { accountId, status: recruiter.status, now: moment })
    else await raiseEdition(tx, { subject: 'recruiter', subjectId: accountId })
    const joining = how === 'asked' ? await findJoining(tx, accountId) : undefined
    if (joining) await announceJoining(tx, { secret, joining, notifyColleagues: true, now: moment })
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now: moment })
    return how
  })
}

/**
 * Sends an approved profile back to review, since a reviewer's approval is one way into the organisation. A profile that
 * waits already stays where it is, but an approval must be of somebody who asks to join this organisation.
 */
async function askReviewer(
  tx: Tx,
  { accountId, status, now }: { accountId: string; status: ProfileStatus; now: Date },
) {
  if (!isEditable(status)) return raiseEdition(tx, { subject: 'recruiter', subjectId: accountId })
  const by = { actor: 'recruiter', actorId: accountId } as const
  const obstacles = { email_not_validated: false }
  await changeRecruiterStatus(tx, { subjectId: accountId, to: 'pending', ...by, obstacles, now })
  await handIn(tx, { subject: 'recruiter', subjectId: accountId, actorId: accountId, now })
}

/** Withdraws a request to join an organisation. @throws join_not_asked, profile_in_review */
export async function withdrawJoining({ database, now }: House, accountId: string) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    const joining = (await findJoining(tx, accountId)) ?? refuse('join_not_asked')
    if (joining.status === 'validating') refuse('profile_in_review')
    await storeNotJoining(tx, accountId)
    await raiseEdition(tx, { subject: 'recruiter', subjectId: accountId })
    await closeActionLinks(tx, { accountId, kind: 'join-organization', now: moment })
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now: moment })
  })
}
