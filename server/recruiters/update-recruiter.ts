import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterProfile } from '@trampolim/marketplace/registration/recruiter.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { findProvedPhone } from '../verifications/proved-phone.ts'
import { spendProof } from '../verifications/queries.ts'
import { changeRecruiterStatus } from './change-status.ts'
import { phoneNotValidated, takenInForm } from './faults.ts'
import { findRecruiter, lockRecruiter, markPhoneVerified, rewriteRecruiter } from './queries.ts'
import { type ReadRecruiter, withReview } from './read-recruiter.ts'

export type RecruiterFields = {
  name: string
  phones: readonly { phone: string; isWhatsApp: boolean }[]
  phoneVerificationId?: string | undefined
  /** The version that was read: a profile that was changed since stays as it is. */
  basedOn?: string | undefined
}

/**
 * Changes an approved recruiter's name and phone, which returns the profile to review. A phone is verified once its
 * code was entered. The current phone can be verified at any time without review.
 * @throws invalid_form, profile_not_approved, profile_changed, email_not_validated, nothing_changed, user_not_found
 */
export async function updateRecruiter(
  house: House,
  accountId: string,
  { name, phones, phoneVerificationId, basedOn }: RecruiterFields,
): Promise<ReadRecruiter> {
  const now = house.now()
  const faults = faultsOfRecruiterProfile({ name, phones })
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const { phone: typed = '', isWhatsApp = false } = phones[0] ?? {}
  const phone = normalisePhone(typed)

  return takenInForm('', () =>
    house.database.transaction().execute(async (tx) => {
      await lockRecruiter(tx, accountId)
      const before = (await findRecruiter(tx, accountId)) ?? refuse('user_not_found')
      const isProved = phoneVerificationId !== undefined && (await proves(tx, { phone, phoneVerificationId, now }))
      const verified = isProved || (before.phone === phone && before.phoneVerified)
      const isSame = before.name === name && before.phone === phone && before.isWhatsApp === isWhatsApp
      if (isSame && verified === before.phoneVerified) refuse('nothing_changed')
      if (isSame) await markPhoneVerified(tx, accountId)
      else {
        if (!isEditable(before.status)) refuse('profile_not_approved')
        if (basedOn !== undefined && basedOn !== before.modified.toISOString()) refuse('profile_changed')
        await rewriteRecruiter(tx, { accountId, name, phone: { phone, isWhatsApp, verified }, now })
        await sendToApproval(tx, { accountId, emailValidated: before.emailValidated, now })
      }
      await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now })
      return withReview(tx, (await findRecruiter(tx, accountId)) ?? refuse('user_not_found'))
    }),
  )
}

/**
 * Uses up the verification of a phone.
 * @throws invalid_form if there is none, or it belongs to another phone
 */
async function proves(tx: Tx, asked: { phone: string; phoneVerificationId: string; now: Date }): Promise<true> {
  const { phoneVerificationId: id, now } = asked
  const isOwn = (await findProvedPhone(tx, asked)) !== null
  if (!isOwn || !(await spendProof(tx, { id, now }))) refuse('invalid_form', fieldFaultsOf([phoneNotValidated]))
  return true
}

async function sendToApproval(
  tx: Tx,
  { accountId, emailValidated, now }: { accountId: string; emailValidated: boolean; now: Date },
) {
  const subject = { subject: 'recruiter', subjectId: accountId } as const
  const by = { actor: 'recruiter', actorId: accountId } as const
  const obstacles = { email_not_validated: !emailValidated }
  await changeRecruiterStatus(tx, { subjectId: accountId, to: 'pending', ...by, obstacles, now })
  await handIn(tx, { ...subject, actorId: accountId, now })
}
