import { deleteAccounts } from '../accounts/account-queries.ts'
import { eraseFile } from '../files/erase-file.ts'
import { deleteJobs } from '../jobs/delete-jobs.ts'
import { holdJobs } from '../jobs/delete-queries.ts'
import { queueLetter } from '../letters/send-letter.ts'
import {
  deleteOrganizationRow,
  findOrganization,
  holdOrganization,
  type OrganizationRow,
} from '../organizations/organization-queries.ts'
import { assertMay, memberOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { forgetProfiles } from '../profiles/forget-profiles.ts'
import { type Colleague, holdAskers, holdMembers, listJobIds } from './queries.ts'

/**
 * Deletes an organisation with everything that hangs on it: its jobs, whose candidates are told and keep their history, its
 * recruiters with their accounts and sessions, notes, files. Who applies at that moment either comes first and is told, or
 * finds no job. Where others belong to it, only who has been approved and isn't blocked may; the others are told by letter,
 * and so is who asked to join, whose account and job stay for another organisation.
 * @throws organization_not_found, profile_not_approved, profile_blocked
 */
export async function deleteOrganization(house: House, accountId: string) {
  await house.database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId)
    const { organizationId } = member
    const members = await holdMembers(tx, organizationId)
    const own = members.find((each) => each.accountId === accountId)
    if (!own) return refuse('organization_not_found')
    await holdOrganization(tx, organizationId)
    const organization = (await findOrganization(tx, organizationId)) ?? refuse('organization_not_found')
    // Whoever joined until the organisation was held goes with it.
    const all = await holdMembers(tx, organizationId)
    const asking = await holdAskers(tx, organizationId)
    if (all.length > 1) assertMay({ ...member, ...own }, 'delete-organization-of-others')

    const jobIds = await holdJobs(tx, await listJobIds(tx, organizationId))
    // Whoever came first came before: the moment counts from when nobody applies any more.
    const now = house.now()
    await deleteJobs(tx, { jobIds, actorId: accountId, now })
    await forgetProfiles(tx, { subject: 'organization', subjectIds: [organizationId], now })
    await forgetProfiles(tx, { subject: 'recruiter', subjectIds: all.map((each) => each.accountId), now })
    await deleteAccounts(
      tx,
      all.map((each) => each.accountId),
    )
    await deleteOrganizationRow(tx, organizationId)
    await eraseFiles(tx, organization, all)
    await record(tx, { type: 'organization.changed', payload: { organizationId }, actorId: accountId, now })
    await tellOthers(tx, house, { organization, own, all, now })
    await tellAskers(tx, house, { organization, asking, now })
  })
}

async function eraseFiles(tx: Tx, { logoFileId, shownLogoFileId }: OrganizationRow, colleagues: readonly Colleague[]) {
  const files = [logoFileId, shownLogoFileId, ...colleagues.map(({ avatarFileId }) => avatarFileId)]
  for (const file of new Set(files)) if (file) await eraseFile(tx, file)
}

async function tellOthers(
  tx: Tx,
  { configuration: { secret } }: House,
  {
    organization,
    own,
    all,
    now,
  }: { organization: OrganizationRow; own: Colleague; all: readonly Colleague[]; now: Date },
) {
  const company = organization.companyName ?? organization.officialName
  for (const { accountId, email: to, name } of all) {
    if (accountId === own.accountId) continue
    const values = { name: name.split(' ', 1)[0] ?? name, company, by: own.name }
    await queueLetter(tx, { secret, id: newId(now), to, template: 'organization-deleted', values })
  }
}

async function tellAskers(
  tx: Tx,
  { configuration: { secret } }: House,
  { organization, asking, now }: { organization: OrganizationRow; asking: readonly Colleague[]; now: Date },
) {
  const company = organization.companyName ?? organization.officialName
  for (const { email: to, name } of asking) {
    const values = { name: name.split(' ', 1)[0] ?? name, company }
    await queueLetter(tx, { secret, id: newId(now), to, template: 'joined-organization-gone', values })
  }
}
