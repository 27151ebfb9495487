import { isAuthorisedFor } from '@trampolim/marketplace/organizations/company-email.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { StoredOrganization } from '../organizations/complete-organization.ts'
import { insertOrganization, keepOrganizationOf } from '../organizations/organization-queries.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { storeChange } from '../profiles/queries.ts'

/** How a new recruiter comes to their organisation; `asked`: a reviewer has yet to let them in. */
export type Settled = { how: 'created' | 'joined' | 'asked'; organizationId: string }

/** Three rounds are more than a deletion and a registration of one CNPJ at the same moment need. */
const rounds = 3

/**
 * Gives a new recruiter their organisation by its CNPJ: a new one, or the one that is registered, at once with a verified
 * e-mail of its site's domain (specification, data §6), else once a reviewer approves. Of two who register one CNPJ at the
 * same moment, the second finds the first one's.
 */
export async function settleOrganization(
  tx: Tx,
  asked: { accountId: string; email: string; idcard: string; stored: StoredOrganization; now: Date },
): Promise<Settled> {
  const { accountId: actorId, email, idcard, stored, now } = asked
  for (let round = 0; round < rounds; round += 1) {
    const id = newId(now)
    if (await insertOrganization(tx, { id, idcard, status: firstProfileStatus, stored, now })) {
      const subject = { subject: 'organization', subjectId: id } as const
      const begun = { from: null, to: firstProfileStatus, actor: 'recruiter', actorId, reason: null } as const
      await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
      await record(tx, { type: 'review.asked', payload: subject, actorId, now })
      return { how: 'created', organizationId: id }
    }
    const registered = await keepOrganizationOf(tx, idcard)
    if (!registered) continue
    const how = isAuthorisedFor(email, registered.site) ? 'joined' : 'asked'
    return { how, organizationId: registered.id }
  }
  throw new Error('an organisation came and went at each look')
}
