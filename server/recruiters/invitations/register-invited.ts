import type { RecruiterData } from '@trampolim/contract/gateway/recruiters.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterData } from '@trampolim/marketplace/registration/recruiter.ts'
import { insertAccount } from '../../accounts/account-queries.ts'
import { knownWords } from '../../accounts/passwords/known-words.ts'
import { hashPassword } from '../../accounts/passwords/passwords.ts'
import { type StartedSession, startSession } from '../../accounts/sessions/sessions.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/tokens.ts'
import { acceptDocument } from '../../professionals/queries.ts'
import { storeChange } from '../../profiles/queries.ts'
import { handIn } from '../../rounds/hand-in.ts'
import { mayBeTold } from '../../verifications/taken-questions.ts'
import { takenField, takenInForm } from '../faults.ts'
import { insertRecruiter, isPhoneTaken } from '../queries.ts'
import { announceJoined, openInvitation } from './accept-invitation.ts'
import { keepOrganization, takeInvitation } from './invitation-queries.ts'

type Invited = { token: string; personalData: Omit<RecruiterData, 'email'> }

/**
 * Registers the owner of an invited address as a member of the organisation and signs them in. The link verifies the
 * address; their phone is verified later, in the profile. If a link is used several times at once, exactly one
 * succeeds. Whether a phone is taken is answered a few times a day, and not at all to who has an account.
 * @throws action_not_found, action_expired, invalid_form (fields by their path in the input), too_many_requests
 */
export async function registerInvited(
  house: House,
  { token, personalData }: Invited,
): Promise<{ accountId: string; started: StartedSession }> {
  const { database } = house
  const now = house.now()
  const { email, organizationId, company, idcard, accountId: known } = await openInvitation(database, { token, now })
  if (known !== null) refuse('invalid_form', fieldFaultsOf(under('personalData', [takenField.account_email_unique])))
  const words = await knownWords()
  const of = { company: [company, idcard], isKnown: (word: string) => words.has(word) }
  const phone = normalisePhone(personalData.phones[0]?.phone ?? '')
  const faults = under('personalData', faultsOfRecruiterData({ ...personalData, email }, of))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  if (!(await mayBeTold(house, email))) refuse('too_many_requests')
  if (await isPhoneTaken(database, phone)) {
    refuse('invalid_form', fieldFaultsOf(under('personalData', [takenField.recruiter_phone_unique])))
  }
  const passwordHash = await hashPassword(personalData.password)
  const store = async (tx: Tx) => {
    await keepOrganization(tx, organizationId)
    if (!(await takeInvitation(tx, { tokenHash: hashToken(token), now }))) refuse('action_expired')
    const accountId = newId(now)
    await insertAccount(tx, { id: accountId, email, passwordHash, role: 'user:recruiter', now })
    await insertRecruiter(tx, {
      ...{ accountId, status: firstProfileStatus, name: personalData.name, organizationId, joining: null, now },
      phone: { phone, isWhatsApp: personalData.phones[0]?.isWhatsApp ?? false, verified: false },
    })
    await acceptDocument(tx, { accountId, document: 'terms', now })
    const subject = { subject: 'recruiter', subjectId: accountId } as const
    const begun = { from: null, to: firstProfileStatus, actor: 'recruiter', actorId: accountId, reason: null } as const
    await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
    await handIn(tx, { ...subject, actorId: accountId, now })
    await record(tx, { type: 'account.registered', payload: { accountId }, actorId: accountId, now })
    await announceJoined(tx, { accountId, organizationId, now })
    return { accountId, started: await startSession(tx, { accountId, rememberMe: false, now }) }
  }
  return takenInForm('personalData.', () => database.transaction().execute(store))
}
