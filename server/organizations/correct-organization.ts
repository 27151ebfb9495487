import { isDeepStrictEqual } from 'node:util'
import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeOrganizationStatus } from './change-status.ts'
import { completeOrganization } from './complete-organization.ts'
import { type OrganizationRow, rewriteOrganization, storeShown } from './organization-queries.ts'
import { assertMay } from './policy.ts'
import type { Employer } from './queries.ts'
import { contentOfOrganization, storedOf } from './stored-of.ts'

/**
 * Corrects an organisation and returns it to review; others still see the approved version. The caller has locked it and
 * checked that a review requested the correction; `fields` are those that may change, `asIs`: or nothing. The CNPJ never
 * changes.
 * @throws invalid_form (by the field's name), nothing_changed, email_not_validated, profile_blocked, profile_not_approved
 */
export async function correctOrganization(
  tx: Tx,
  {
    recruiter,
    before,
    fields,
    asIs,
    now,
  }: { recruiter: Employer; before: OrganizationRow; fields: Partial<OrganizationContent>; asIs: boolean; now: Date },
) {
  assertMay(recruiter, 'edit-organization')
  const content = { ...contentOfOrganization(before), ...fields, idcard: before.idcard }
  const completed = await completeOrganization(tx, content)
  if ('faults' in completed) return refuse('invalid_form', fieldFaultsOf(completed.faults))
  if (!asIs && isDeepStrictEqual(storedOf(before), completed.stored)) refuse('nothing_changed')
  const organizationId = before.id
  if (before.everApproved) await storeShown(tx, organizationId)
  await rewriteOrganization(tx, { id: organizationId, stored: completed.stored, now })
  const subject = { subject: 'organization', subjectId: organizationId } as const
  const by = { actor: 'recruiter', actorId: recruiter.accountId } as const
  await changeOrganizationStatus(tx, {
    subjectId: organizationId,
    to: 'pending',
    ...by,
    obstacles: { no_change_requested: false },
    now,
  })
  await handIn(tx, { ...subject, actorId: recruiter.accountId, now })
  await record(tx, { type: 'organization.changed', payload: { organizationId }, actorId: recruiter.accountId, now })
}
