import { createActionLink } from '../../action-links/action-links.ts'
import { closeActionLinks } from '../../action-links/queries.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal } from '../../platform/tokens.ts'
import { findProof, spendProof } from '../../verifications/queries.ts'
import { assertPassword } from '../passwords/assert-password.ts'
import { lockCredentials, writeEmail } from '../queries.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { takenEmail } from './taken-email.ts'

export type EmailChange = {
  /** In lower case. */
  email: string
  /** The id of the verified code for the new address. */
  emailVerificationId: string
  password: string
}

type Changing = EmailChange & {
  accountId: string
  /** Locks the profile; throws if it isn't approved and so can't be changed. */
  assertEditable: (tx: Tx) => Promise<void>
}

/**
 * Changes the address with which a person signs in to one that they verified. All sessions end, and so do open links
 * that were sent to the old address. A letter to the old address contains a link that undoes the change. Only a person
 * who has proved to own the new address learns whether it has an account.
 * @throws wrong_password, too_many_sign_ins, profile_not_approved, nothing_changed, verification_required, invalid_form
 * (email)
 */
export async function changeEmail(house: House, changing: Changing): Promise<void> {
  const { accountId, email, emailVerificationId, password, assertEditable } = changing
  const { secret } = house.configuration
  const passwordHash = await assertPassword(house, accountId, password)
  const now = house.now()
  await takenEmail('email', () =>
    house.database.transaction().execute(async (tx) => {
      await assertEditable(tx)
      const before = await lockCredentials(tx, accountId)
      if (before?.passwordHash !== passwordHash) return refuse('wrong_password')
      if (before.email === email) return refuse('nothing_changed')
      const proof = await findProof(tx, { id: emailVerificationId, channel: 'email', now })
      const isOwn = proof?.destination === email
      if (!isOwn || !(await spendProof(tx, { id: proof.id, now }))) return refuse('verification_required')
      await writeEmail(tx, { id: accountId, email, now })
      await endAllSessions(tx, accountId)
      await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
      await closeActionLinks(tx, { accountId, kind: 'join-organization', now })
      const payload = { email: before.email }
      const { token } = await createActionLink(tx, { kind: 'undo-email', accountId, payload, now })
      const letter = { sealedEmail: seal(secret, before.email), sealedToken: seal(secret, token) }
      return record(tx, { type: 'account.email-changed', payload: { accountId, ...letter }, actorId: accountId, now })
    }),
  )
}
