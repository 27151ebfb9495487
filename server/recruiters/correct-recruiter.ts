import { faultAt } from '@trampolim/marketplace/faults.ts'
import { faultOfName } from '@trampolim/marketplace/registration/personal-data.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfPhones } from '@trampolim/marketplace/registration/phones.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeRecruiterStatus } from './change-status.ts'
import { type RecruiterRow, rewriteRecruiter } from './queries.ts'

export type CorrectedRecruiter = { name?: string; phones?: readonly { phone: string }[] }

/**
 * Corrects a recruiter's profile, which returns it to the reviewers. The caller holds the profile and knows that a review
 * asked for it; `fields` are those that may change. @throws invalid_form (by the field's name), nothing_changed
 */
export async function correctRecruiter(
  tx: Tx,
  { before, fields, now }: { before: RecruiterRow; fields: CorrectedRecruiter; now: Date },
) {
  const { name = before.name, phones = [{ phone: before.phone }] } = fields
  const faults = [...faultAt('name', faultOfName(name)), ...faultsOfPhones(phones.slice(0, 1))]
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const phone = normalisePhone(phones[0]?.phone ?? '')
  if (before.name === name && before.phone === phone) refuse('nothing_changed')
  const accountId = before.userId
  await rewriteRecruiter(tx, { accountId, name, phone, now })
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
