import { isDeepStrictEqual } from 'node:util'
import { type Fault, under } from '@trampolim/marketplace/faults.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfProfileChange } from '@trampolim/marketplace/registration/personal-data.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { findProof, spendProof } from '../verifications/queries.ts'
import { changeOf, type ProfileFields } from './change-of-profile.ts'
import { changeCandidateStatus } from './change-status.ts'
import { noteConsents } from './note-consents.ts'
import { changeProfile, lockProfile, type Phone, type Profile, readProfile } from './queries.ts'

/**
 * Changes the given fields of a profile. An approved profile returns to review; one that isn't approved can't be
 * edited. Consents (contact data, being found by a disability) can always be changed without review, and so can the
 * verification of a phone. `basedOn`, if given, is the version that was read: what needs a review stays as it is in a
 * profile that was changed since.
 * @throws invalid_form, profile_not_approved, profile_changed, nothing_changed, user_not_found
 */
export async function updateProfessional(
  house: House,
  accountId: string,
  {
    phoneVerificationId,
    basedOn,
    ...fields
  }: ProfileFields & { phoneVerificationId?: string | undefined; basedOn?: string | undefined },
): Promise<Profile> {
  const now = house.now()
  const faults = faultsOfChange(fields, dayOf(now))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))

  return house.database.transaction().execute(async (tx) => {
    await lockProfile(tx, accountId)
    const before = (await readProfile(tx, accountId)) ?? refuse('user_not_found')
    const proved = phoneVerificationId
      ? await provedPhone(tx, { phones: fields.phones ?? before.phones, phoneVerificationId, now })
      : null
    const change = await changeOf(
      tx,
      before,
      { ...fields, ...(proved && { phones: fields.phones ?? before.phones }) },
      proved,
    )
    if (Object.keys(change).length === 0) refuse('nothing_changed')
    const { agreeShareContactData, agreeFoundByDisability, phones, ...reviewed } = change
    const isReviewed =
      Object.keys(reviewed).length > 0 || (phones !== undefined && !isProofAlone(phones, before.phones))
    if (isReviewed && !isEditable(before.status)) refuse('profile_not_approved')
    if (isReviewed && basedOn !== undefined && basedOn !== before.modified.toISOString()) refuse('profile_changed')

    await changeProfile(tx, { accountId, change, now })
    if (isReviewed) await sendToApproval(tx, { accountId, now })
    await noteConsents(tx, { accountId, change, now })
    await record(tx, { type: 'professional.changed', payload: { accountId }, actorId: accountId, now })
    return (await readProfile(tx, accountId)) ?? refuse('user_not_found')
  })
}

type PhoneProof = { phones: readonly { phone: string }[]; phoneVerificationId: string; now: Date }

/**
 * Uses up the verification of one of the phones.
 * @throws invalid_form if it belongs to none of them
 */
async function provedPhone(tx: Tx, { phones, phoneVerificationId, now }: PhoneProof): Promise<string> {
  const proof = await findProof(tx, { id: phoneVerificationId, channel: 'phone', now })
  const isOwn = proof && phones.some(({ phone }) => normalisePhone(phone) === proof.destination)
  if (!isOwn || !(await spendProof(tx, { id: proof.id, now }))) {
    return refuse('invalid_form', fieldFaultsOf([{ field: 'phones.0.phone', code: 'phone_not_validated' }]))
  }
  return proof.destination
}

/** Whether the phones differ only in being verified. */
function isProofAlone(phones: readonly Phone[], before: readonly Phone[]): boolean {
  const given = ({ phone, isWhatsApp }: Phone) => ({ phone, isWhatsApp })
  return isDeepStrictEqual(phones.map(given), before.map(given))
}

/** Returns the profile to review; a candidate's e-mail is always validated, since registration requires it. */
async function sendToApproval(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  const subject = { subject: 'candidate', subjectId: accountId } as const
  const by = { actor: 'candidate', actorId: accountId } as const
  await changeCandidateStatus(tx, {
    subjectId: accountId,
    to: 'pending',
    ...by,
    obstacles: { email_not_validated: false },
    now,
  })
  await handIn(tx, { ...subject, actorId: accountId, now })
}

function faultsOfChange(fields: ProfileFields, today: string): Fault[] {
  const { pcdData } = fields
  return [...faultsOfProfileChange(fields), ...(pcdData ? under('pcdData', faultsOfPcdData(pcdData, { today })) : [])]
}
