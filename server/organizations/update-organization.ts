import { isDeepStrictEqual } from 'node:util'
import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { completeOrganization } from './complete-organization.ts'
import { findOrganization, lockOrganization, rewriteOrganization, storeShown } from './organization-queries.ts'
import { assertMay, memberOf } from './policy.ts'
import { type ReadOrganization, readWhole } from './read-organization.ts'
import { sendToApproval } from './send-to-approval.ts'
import { storedOf } from './stored-of.ts'

/**
 * Changes an approved organisation, which returns to review; its approved jobs stay open and show the approved version.
 * The CNPJ never changes, even if one is given. `basedOn`, if given, is the version that was read: one that was changed
 * since stays as it is.
 * @throws organization_not_found, organization_not_approved, organization_changed, email_not_validated, profile_blocked, profile_not_approved,
 * invalid_form, nothing_changed
 */
export async function updateOrganization(
  house: House,
  accountId: string,
  { content, basedOn }: { content: OrganizationContent; basedOn: string | undefined },
): Promise<ReadOrganization> {
  const now = house.now()
  return house.database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, { lock: true })
    const { organizationId } = member
    await lockOrganization(tx, organizationId)
    const before = (await findOrganization(tx, organizationId)) ?? refuse('organization_not_found')
    assertMay(member, 'edit-organization')
    if (!isEditable(before.status)) refuse('organization_not_approved')
    if (basedOn !== undefined && basedOn !== before.modified.toISOString()) refuse('organization_changed')
    const completed = await completeOrganization(tx, { ...content, idcard: before.idcard })
    if ('faults' in completed) return refuse('invalid_form', fieldFaultsOf(completed.faults))
    const { stored } = completed
    if (isDeepStrictEqual(storedOf(before), stored)) refuse('nothing_changed')

    await storeShown(tx, organizationId)
    await rewriteOrganization(tx, { id: organizationId, stored, now })
    await sendToApproval(tx, { organizationId, accountId, emailValidated: member.emailValidated, now })
    await record(tx, { type: 'organization.changed', payload: { organizationId }, actorId: accountId, now })
    return readWhole(tx, { organizationId, accountId })
  })
}
