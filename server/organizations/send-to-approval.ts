import type { Tx } from '../platform/house.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeOrganizationStatus } from './change-status.ts'

/**
 * Returns an approved organisation to review after its recruiter changed it. The approved version remains public if
 * `storeShown` kept it before the change was stored.
 * @throws move_not_allowed, email_not_validated
 */
export async function sendToApproval(
  tx: Tx,
  asked: { organizationId: string; accountId: string; emailValidated: boolean; now: Date },
) {
  const { organizationId: subjectId, accountId: actorId, emailValidated, now } = asked
  const obstacles = { email_not_validated: !emailValidated }
  const by = { actor: 'recruiter', actorId } as const
  await changeOrganizationStatus(tx, { subjectId, to: 'pending', ...by, obstacles, now })
  await handIn(tx, { subject: 'organization', subjectId, actorId, now })
}
