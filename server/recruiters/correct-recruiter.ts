import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterProfile } from '@trampolim/marketplace/registration/recruiter.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeRecruiterStatus } from './change-status.ts'
import { type RecruiterRow, rewriteRecruiter } from './queries.ts'

export type CorrectedRecruiter = { name?: string; phones?: readonly { phone: string; isWhatsApp: boolean }[] }

/**
 * Corrects a recruiter's profile and returns it to review. The caller has locked the profile and checked that a review
 * requested the correction; `fields` are those that may change, `asIs`: or nothing.
 * @throws invalid_form (by the field's name), nothing_changed
 */
export async function correctRecruiter(
  tx: Tx,
  { before, fields, asIs, now }: { before: RecruiterRow; fields: CorrectedRecruiter; asIs: boolean; now: Date },
) {
  const { name = before.name, phones = [before] } = fields
  const faults = faultsOfRecruiterProfile({ name, phones: phones.slice(0, 1) })
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const { phone: typed = '', isWhatsApp = false } = phones[0] ?? {}
  const phone = normalisePhone(typed)
  const isSamePhone = before.phone === phone
  const isSame = before.name === name && isSamePhone && before.isWhatsApp === isWhatsApp
  if (isSame && !asIs) refuse('nothing_changed')
  const accountId = before.userId
  const verified = isSamePhone && before.phoneVerified
  await rewriteRecruiter(tx, { accountId, name, phone: { phone, isWhatsApp, verified }, now })
  const subject = { subject: 'recruiter', subjectId: accountId } as const
  const by = { actor: 'recruiter', actorId: accountId } as const
  await changeRecruiterStatus(tx, {
    subjectId: accountId,
    to: 'pending',
    ...by,
    obstacles: { no_change_requested: false },
    now,
  })
  await handIn(tx, { ...subject, actorId: accountId, now })
  await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now })
}
