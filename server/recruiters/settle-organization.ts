import { daysAfterDecline } from '@trampolim/marketplace/organizations/joining.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { StoredOrganization } from '../organizations/complete-organization.ts'
import { insertOrganization, keepOrganizationOf } from '../organizations/organization-queries.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { storeChange } from '../profiles/queries.ts'
import { handIn } from '../rounds/hand-in.ts'
import { wasDeclined } from './joining/join-queries.ts'

/** How a recruiter got their organisation; `asked`: a request to join it is pending. */
export type Settled = { how: 'created' | 'asked'; organizationId: string }

/** More attempts than a simultaneous deletion and registration of the same CNPJ require. */
const rounds = 3

/**
 * Assigns an organisation to a recruiter by its CNPJ: a new one, or a request to join the registered one, granted by a
 * link sent to an address of its site's domain (specification, data §6), by a colleague or by a reviewer's approval. Of
 * two simultaneous registrations of one CNPJ, the second finds the first one's organisation.
 * @throws join_declined
 */
export async function settleOrganization(
  tx: Tx,
  asked: { accountId: string; idcard: string; stored: StoredOrganization; now: Date },
): Promise<Settled> {
  const { accountId: actorId, idcard, stored, now } = asked
  for (let round = 0; round < rounds; round += 1) {
    const id = newId(now)
    if (await insertOrganization(tx, { id, idcard, status: firstProfileStatus, stored, now })) {
      const subject = { subject: 'organization', subjectId: id } as const
      const begun = { from: null, to: firstProfileStatus, actor: 'recruiter', actorId, reason: null } as const
      await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
      await handIn(tx, { ...subject, actorId, now })
      return { how: 'created', organizationId: id }
    }
    const registered = await keepOrganizationOf(tx, idcard)
    if (!registered) continue
    const since = new Date(now.getTime() - daysAfterDecline * 86_400_000)
    if (await wasDeclined(tx, { accountId: actorId, organizationId: registered.id, since })) refuse('join_declined')
    return { how: 'asked', organizationId: registered.id }
  }
  throw new Error('an organisation came and went at each look')
}
