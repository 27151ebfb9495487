import { attachFile } from '../files/attach-file.ts'
import { eraseFile } from '../files/erase-file.ts'
import { attachedWaiting } from '../files/queries.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { raiseEdition } from '../rounds/queries.ts'
import { showAsItIs } from './keep-shown.ts'
import { findOrganization, listRecruiters, lockOrganization, rewriteLogo, storeShown } from './organization-queries.ts'
import { assertMay, memberOf } from './policy.ts'

/**
 * Sets an uploaded picture as the organisation's logo. For an approved organisation only the picture goes to review: the
 * organisation stays approved, and others see the former logo meanwhile. For an organisation that waits for a reviewer it
 * is reviewed with the rest, and refused while one has claimed it. A picture that the virus scanner hasn't checked yet
 * becomes the logo once it has (see `setCheckedLogo`).
 * @returns the file's id; null if it waits for the scanner
 * @throws organization_not_found, organization_not_approved, email_not_validated, profile_blocked, profile_not_approved,
 * file_not_found, file_infected
 */
export async function setLogo(house: House, wish: LogoWish): Promise<string | null> {
  return house.database.transaction().execute((tx) => placeLogo(tx, { ...wish, now: house.now() }))
}

/** Sets a logo that waited for the scanner, unless there is a later picture or the organisation can't be changed now. */
export async function setCheckedLogo(tx: Tx, { accountId, image, now }: LogoWish & { now: Date }) {
  try {
    const { organization } = await lockOwn(tx, accountId)
    // Ids sort by time, so a greater id is a later choice.
    if (organization.logoFileId !== null && organization.logoFileId > image) return await eraseFile(tx, image)
    await placeLogo(tx, { accountId, image, now })
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    await eraseFile(tx, image)
  }
}

type LogoWish = { accountId: string; image: string }

async function placeLogo(tx: Tx, { accountId, image, now }: LogoWish & { now: Date }): Promise<string | null> {
  const { organization, ...member } = await lockOwn(tx, accountId)
  assertMay(member, 'edit-organization')
  const { id, status, logoFileId, shownLogoFileId, changeWaits } = organization
  if (!member.emailValidated && status === 'approved') refuse('email_not_validated')
  if (status === 'validating') refuse('organization_not_approved')
  const file = await attachFile(tx, { fileId: image, owner: accountId, purpose: 'logo', now })
  if (file.state === 'waiting') return null
  if (file.id === logoFileId) return file.id
  if (status === 'approved') {
    await storeShown(tx, id)
    await handIn(tx, { subject: 'organization', subjectId: id, actorId: accountId, now })
  } else await raiseEdition(tx, { subject: 'organization', subjectId: id })
  await rewriteLogo(tx, { id, logo: file.id, everywhere: false, now })
  const stillShown = changeWaits ? logoFileId === shownLogoFileId : status === 'approved'
  if (logoFileId && !stillShown) await eraseFile(tx, logoFileId)
  await record(tx, { type: 'organization.changed', payload: { organizationId: id }, actorId: accountId, now })
  return file.id
}

/**
 * Removes the logo at once and for everybody; this needs no review. @throws organization_not_found, profile_blocked,
 * profile_not_approved
 */
export async function removeLogo(house: House, accountId: string) {
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const { organization, ...member } = await lockOwn(tx, accountId)
    assertMay(member, 'remove-logo')
    const { id, status, logoFileId, shownLogoFileId } = organization
    // Also those that colleagues sent: the scanner would bring them back.
    const ownerIds = (await listRecruiters(tx, id)).map((each) => each.accountId)
    for (const wished of await attachedWaiting(tx, { ownerIds, purpose: 'logo' })) await eraseFile(tx, wished)
    const files = new Set([logoFileId, shownLogoFileId].filter((file) => file !== null))
    if (files.size === 0) return
    await rewriteLogo(tx, { id, logo: null, everywhere: true, now })
    for (const file of files) await eraseFile(tx, file)
    if (status === 'approved') await showAsItIs(tx, id, now)
    await record(tx, { type: 'organization.changed', payload: { organizationId: id }, actorId: accountId, now })
  })
}

async function lockOwn(tx: Tx, accountId: string) {
  const member = await memberOf(tx, accountId, { lock: true })
  await lockOrganization(tx, member.organizationId)
  const organization = (await findOrganization(tx, member.organizationId)) ?? refuse('organization_not_found')
  return { ...member, organization }
}
