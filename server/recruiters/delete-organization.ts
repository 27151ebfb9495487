import { forgetNames } from '../audit/queries.ts'
import { eraseFile } from '../files/erase-file.ts'
import { deleteJobs } from '../jobs/endings/delete-jobs.ts'
import { lockJobs } from '../jobs/endings/delete-queries.ts'
import { firstName, queueLetters } from '../letters/send-letter.ts'
import {
  deleteOrganizationRow,
  findOrganization,
  lockOrganization,
  type OrganizationRow,
} from '../organizations/organization-queries.ts'
import { assertMay, memberOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { forgetProfiles } from '../profiles/forget-profiles.ts'
import { noteGoingJobs } from '../search-engines/queries.ts'
import { tellsSearchEngines } from '../search-engines/tell-search-engines.ts'
import { forgetRecruiters } from './forget-recruiters.ts'
import { type Colleague, listJobIds, lockAskers, lockMembers, lockNotices } from './queries.ts'

/**
 * Deletes an organisation with everything that belongs to it: jobs, whose candidates are notified and keep their history,
 * recruiters with their accounts and sessions, notes, files. A simultaneous application either comes first and its
 * candidate is notified, or finds no job. If it has other members, only an approved, unblocked one may delete it; the
 * others and they themselves are notified by letter, and so are recruiters who asked to join, who keep their account and job for another
 * organisation.
 * @throws organization_not_found, profile_not_approved, profile_blocked
 */
export async function deleteOrganization(house: House, accountId: string) {
  const remove = async (tx: Tx) => {
    const member = await memberOf(tx, accountId)
    const { organizationId } = member
    const members = await lockMembers(tx, organizationId)
    const own = members.find((each) => each.accountId === accountId)
    if (!own) return refuse('organization_not_found')
    await lockOrganization(tx, organizationId)
    const organization = (await findOrganization(tx, organizationId)) ?? refuse('organization_not_found')
    // Includes recruiters who joined before the organisation was locked.
    const all = await lockMembers(tx, organizationId)
    const asking = await lockAskers(tx, organizationId)
    if (all.length > 1) assertMay({ ...member, ...own }, 'delete-organization-of-others')

    const jobIds = await lockJobs(tx, await listJobIds(tx, organizationId))
    // Taken after the locks, so that applications made before them have earlier times.
    const now = house.now()
    if (tellsSearchEngines(house)) await noteGoingJobs(tx, { jobIds, now })
    await deleteJobs(tx, { jobIds, actorId: accountId, now })
    await forgetProfiles(tx, { subject: 'organization', subjectIds: [organizationId], now })
    await forgetRecruiters(tx, { leavers: all, now })
    // Notices go with the organisation's row, without saying which they were.
    await forgetNames(tx, { subject: 'notice', subjectIds: await lockNotices(tx, organizationId) })
    await deleteOrganizationRow(tx, organizationId)
    await eraseFiles(tx, organization)
    await record(tx, { type: 'organization.changed', payload: { organizationId }, actorId: accountId, now })
    await notifyMembers(tx, house, { organization, own, all, now })
    await notifyAskers(tx, house, { organization, asking, now })
  }
  await house.database.transaction().execute(remove)
  house.outdatePages()
}

async function eraseFiles(tx: Tx, { logoFileId, shownLogoFileId }: OrganizationRow) {
  const files = [logoFileId, shownLogoFileId]
  for (const file of new Set(files)) if (file) await eraseFile(tx, file)
}

async function notifyMembers(
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
  const letters = all.map(({ accountId, email: to, name }) => {
    const letter = { id: newId(now), to }
    const whose = { name: firstName(name), company }
    return accountId === own.accountId
      ? { ...letter, template: 'own-organization-deleted' as const, values: whose }
      : { ...letter, template: 'organization-deleted' as const, values: { ...whose, by: own.name } }
  })
  await queueLetters(tx, { secret, letters })
}

async function notifyAskers(
  tx: Tx,
  { configuration: { secret } }: House,
  { organization, asking, now }: { organization: OrganizationRow; asking: readonly Colleague[]; now: Date },
) {
  const company = organization.companyName ?? organization.officialName
  const letters = asking.map(({ email: to, name }) => ({
    ...{ id: newId(now), to, template: 'joined-organization-gone' as const },
    values: { name: firstName(name), company },
  }))
  await queueLetters(tx, { secret, letters })
}
