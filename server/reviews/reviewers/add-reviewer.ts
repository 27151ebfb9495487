import { faultsOfFields } from '@trampolim/marketplace/fields/faults-of-fields.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { insertAccountOnce } from '../../accounts/account-queries.ts'
import { findAccountByEmail } from '../../accounts/queries.ts'
import { createActionLink } from '../../action-links/action-links.ts'
import { writeAudit } from '../../audit/queries.ts'
import type { Database } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { recordSecurity } from '../../platform/security-log/record.ts'
import { writeReviewer } from './reviewer-queries.ts'

/** `token` is the `id` of `/take-action?id=`: it sets the password once, within an hour. */
export type AddedReviewer = { how: 'created' | 'renewed'; email: string; token: string }

/**
 * Creates a reviewer, or updates the name of an existing one and issues another link for a new password. No page and no
 * call does this: only the operator of the marketplace creates reviewers.
 * @throws invalid_form (email, name), email_taken if the address is a candidate's or recruiter's
 */
export async function addReviewer(
  database: Database,
  { email: given, name, now }: { email: string; name: string; now: Date },
): Promise<AddedReviewer> {
  const email = normaliseEmail(given)
  const faults = faultsOfFields({ name: recruiterFields.name, email: recruiterFields.email }, { name, email })
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  return database.transaction().execute(async (tx) => {
    const created = await insertAccountOnce(tx, {
      id: newId(now),
      email,
      passwordHash: null,
      role: 'user:reviewer',
      now,
    })
    const account = await findAccountByEmail(tx, email)
    if (account?.role !== 'user:reviewer') return refuse('email_taken')
    const accountId = account.id
    await writeReviewer(tx, { accountId, name: name.trim(), now })
    const details = { name: name.trim() }
    const subject = { subject: 'reviewer', subjectId: accountId }
    await writeAudit(tx, { action: 'reviewer.add', actorId: null, ...subject, details, now })
    const made = { kind: 'rights', call: 'npm run reviewer', actorId: null, target: null, address: '' } as const
    await recordSecurity(tx, { ...made, about: { accountId }, requestId: newId(now), now })
    const { token } = await createActionLink(tx, { kind: 'reset-password', accountId, payload: {}, now })
    return { how: created ? 'created' : 'renewed', email, token }
  })
}
