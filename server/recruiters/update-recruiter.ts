import { faultAt } from '@trampolim/marketplace/faults.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { faultOfName } from '@trampolim/marketplace/registration/personal-data.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfPhones } from '@trampolim/marketplace/registration/phones.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeRecruiterStatus } from './change-status.ts'
import { takenInForm } from './faults.ts'
import { findRecruiter, holdRecruiter, rewriteRecruiter } from './queries.ts'
import { type ReadRecruiter, withReview } from './read-recruiter.ts'

export type RecruiterFields = { name: string; phones: readonly { phone: string }[] }

/**
 * Changes an approved recruiter's name and phone, which sends the profile back to approval.
 * @throws invalid_form, profile_not_approved, email_not_validated, nothing_changed, user_not_found
 */
export async function updateRecruiter(
  house: House,
  accountId: string,
  { name, phones }: RecruiterFields,
): Promise<ReadRecruiter> {
  const now = house.now()
  const faults = [...faultAt('name', faultOfName(name)), ...faultsOfPhones(phones)]
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const phone = normalisePhone(phones[0]?.phone ?? '')

  return takenInForm('', () =>
    house.database.transaction().execute(async (tx) => {
      await holdRecruiter(tx, accountId)
      const before = (await findRecruiter(tx, accountId)) ?? refuse('user_not_found')
      if (!isEditable(before.status)) refuse('profile_not_approved')
      if (before.name === name && before.phone === phone) refuse('nothing_changed')
      await rewriteRecruiter(tx, { accountId, name, phone, now })
      const subject = { subject: 'recruiter', subjectId: accountId } as const
      const by = { actor: 'recruiter', actorId: accountId } as const
      const obstacles = { email_not_validated: !before.emailValidated }
      await changeRecruiterStatus(tx, { subjectId: accountId, to: 'pending', ...by, obstacles, now })
      await handIn(tx, { ...subject, actorId: accountId, now })
      await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now })
      return withReview(tx, (await findRecruiter(tx, accountId)) ?? refuse('user_not_found'))
    }),
  )
}
