import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import type { RecruiterData } from '@trampolim/contract/gateway/recruiters.ts'
import type { JobContent } from '@trampolim/contract/job-content.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { normaliseCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterData, knownOfCompany } from '@trampolim/marketplace/registration/recruiter.ts'
import { insertAccount } from '../accounts/account-queries.ts'
import { knownWords } from '../accounts/passwords/known-words.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { type StartedSession, startSession } from '../accounts/sessions/sessions.ts'
import { faultsOfContent } from '../jobs/content/complete-content.ts'
import { createJob } from '../jobs/recruiter/create-job.ts'
import { canReachPhones } from '../letters/text-message.ts'
import { completeOrganization, type StoredOrganization } from '../organizations/complete-organization.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import type { Keyring } from '../platform/tokens.ts'
import { acceptDocument } from '../professionals/queries.ts'
import { storeChange } from '../profiles/queries.ts'
import { handIn } from '../rounds/hand-in.ts'
import { findProvedPhone } from '../verifications/proved-phone.ts'
import { findProof, isEmailTaken, spendProof } from '../verifications/queries.ts'
import { mayBeTold } from '../verifications/taken-questions.ts'
import { phoneNotValidated, takenField, takenInForm } from './faults.ts'
import { announceJoining } from './joining/join-link.ts'
import { findJoining } from './joining/join-queries.ts'
import { insertRecruiter, isPhoneTaken } from './queries.ts'
import { type Settled, settleOrganization } from './settle-organization.ts'

export type RecruiterRegistration = {
  personalData: RecruiterData
  organization: OrganizationContent
  job: JobContent
  emailVerificationId: string
  phoneVerificationId?: string | undefined
}

export type RegisteredRecruiter = {
  accountId: string
  started: StartedSession
  organization: Settled['how']
  jobId: string | null
}

/**
 * Registers a recruiter with their organisation and first job and signs them in; all three are then under review. If
 * two people register at once with the same e-mail or phone, exactly one succeeds. If codes can be sent to phones, the
 * phone must have been verified; otherwise it stays unverified (product, outside facts). Only the verified owner of the
 * e-mail learns whether an e-mail, phone or CNPJ is taken, and about a registered organisation only that it exists.
 * @throws invalid_form (fields by their path in the input), verification_required, too_many_requests
 */
export async function registerRecruiter(
  house: House,
  registration: RecruiterRegistration,
): Promise<RegisteredRecruiter> {
  const { database, configuration } = house
  const { secret } = configuration
  const now = house.now()
  const { personalData, organization, job } = registration
  const completed = await completeOrganization(database, organization)
  const company = knownOfCompany(organization)
  const words = await knownWords()
  const faults = [
    ...under('personalData', faultsOfRecruiterData(personalData, { company, isKnown: (word) => words.has(word) })),
    ...under('organization', 'faults' in completed ? completed.faults : []),
    ...under('job', await faultsOfContent(database, job)),
  ]
  if (faults.length || 'faults' in completed) return refuse('invalid_form', fieldFaultsOf(faults))

  const email = normaliseEmail(personalData.email)
  const phone = normalisePhone(personalData.phones[0]?.phone ?? '')
  const proof = await findProof(database, { id: registration.emailVerificationId, channel: 'email', now })
  if (proof?.destination !== email) refuse('verification_required')
  if (!(await mayBeTold(house, email))) refuse('too_many_requests')
  const { phoneVerificationId } = registration
  const [emailTaken, phoneTaken, provedPhone] = await Promise.all([
    isEmailTaken(database, email),
    isPhoneTaken(database, phone),
    findProvedPhone(database, { phone, phoneVerificationId, now }),
  ])
  if (emailTaken) faults.push(...under('personalData', [takenField.account_email_unique]))
  if (phoneTaken) faults.push(...under('personalData', [takenField.recruiter_phone_unique]))
  const isProved = provedPhone !== null
  if (canReachPhones(configuration) && !isProved) faults.push(...under('personalData', [phoneNotValidated]))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))

  const passwordHash = await hashPassword(personalData.password)
  return takenInForm('personalData.', () =>
    database
      .transaction()
      .execute((tx) =>
        store(tx, registration, { secret, email, phone, isProved, passwordHash, stored: completed.stored, now }),
      ),
  )
}

type Ready = {
  secret: Keyring
  email: string
  phone: string
  /** Whether the phone was verified. */
  isProved: boolean
  passwordHash: string
  stored: StoredOrganization
  now: Date
}

async function store(tx: Tx, registration: RecruiterRegistration, ready: Ready): Promise<RegisteredRecruiter> {
  const { secret, email, phone, isProved, passwordHash, stored, now } = ready
  const { personalData, organization, job, emailVerificationId, phoneVerificationId } = registration
  const accountId = newId(now)
  await insertAccount(tx, { id: accountId, email, passwordHash, role: 'user:recruiter', now })
  if (!(await spendProof(tx, { id: emailVerificationId, now }))) refuse('verification_required')
  if (isProved && phoneVerificationId && !(await spendProof(tx, { id: phoneVerificationId, now }))) {
    refuse('invalid_form', fieldFaultsOf(under('personalData', [phoneNotValidated])))
  }
  const idcard = normaliseCnpj(organization.idcard ?? '')
  const { how, organizationId } = await settleOrganization(tx, { accountId, idcard, stored, now })
  const belongs = how !== 'asked'
  await insertRecruiter(tx, {
    accountId,
    status: firstProfileStatus,
    name: personalData.name,
    phone: { phone, isWhatsApp: personalData.phones[0]?.isWhatsApp ?? false, verified: isProved },
    organizationId: belongs ? organizationId : null,
    joining: belongs ? null : { organizationId, waitingJob: job },
    now,
  })
  await acceptDocument(tx, { accountId, document: 'terms', now })
  const subject = { subject: 'recruiter', subjectId: accountId } as const
  const begun = { from: null, to: firstProfileStatus, actor: 'recruiter', actorId: accountId, reason: null } as const
  await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
  await handIn(tx, { ...subject, actorId: accountId, now })
  const jobId = belongs ? await createJob(tx, { organizationId, recruiterId: accountId, content: job, now }) : null
  await record(tx, { type: 'account.registered', payload: { accountId }, actorId: accountId, now })
  const joining = belongs ? undefined : await findJoining(tx, accountId)
  if (joining) await announceJoining(tx, { secret, joining, notifyColleagues: true, now })
  return {
    accountId,
    started: await startSession(tx, { accountId, rememberMe: false, now }),
    organization: how,
    jobId,
  }
}
