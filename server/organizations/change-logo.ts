import { attachFile } from '../files/attach-file.ts'
import { eraseFile } from '../files/erase-file.ts'
import { attachedWaiting } from '../files/queries.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { showAsItIs } from './keep-shown.ts'
import { findOrganization, holdOrganization, rewriteLogo, storeShown } from './organization-queries.ts'
import { assertMay, memberOf } from './policy.ts'

/**
 * Gives the organisation an uploaded picture as its logo. Of an approved organisation the picture alone goes before the
 * reviewers: it stays approved, and others see the former logo meanwhile. While a reviewer has the organisation open
 * nothing may change under their eyes. A picture that the
 * virus scanner has yet to look at becomes the logo by itself after that (see `setCheckedLogo`).
 * @returns the file's id; null where it waits for the scanner
 * @throws organization_not_found, organization_not_approved, email_not_validated, profile_blocked, profile_not_approved,
 * file_not_found, file_infected
 */
export async function setLogo(house: House, wish: LogoWish): Promise<string | null> {
  return house.database.transaction().execute((tx) => placeLogo(tx, { ...wish, now: house.now() }))
}

/** Takes up a wish that waited for the scanner, unless a later picture came or the organisation may not be changed now. */
export async function setCheckedLogo(tx: Tx, { accountId, image, now }: LogoWish & { now: Date }) {
  try {
    const { organization } = await holdOwn(tx, accountId)
    // Ids are in the order of time.
    if (organization.logoFileId !== null && organization.logoFileId > image) return await eraseFile(tx, image)
    await placeLogo(tx, { accountId, image, now })
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    await eraseFile(tx, image)
  }
}

type LogoWish = { accountId: string; image: string }

async function placeLogo(tx: Tx, { accountId, image, now }: LogoWish & { now: Date }): Promise<string | null> {
  const { organization, ...member } = await holdOwn(tx, accountId)
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
  }
  await rewriteLogo(tx, { id, logo: file.id, everywhere: false, now })
  const stillShown = changeWaits ? logoFileId === shownLogoFileId : status === 'approved'
  if (logoFileId && !stillShown) await eraseFile(tx, logoFileId)
  await record(tx, { type: 'organization.changed', payload: { organizationId: id }, actorId: accountId, now })
  return file.id
}

/**
 * Takes the logo away, at once and for everybody: there is nothing to judge. @throws organization_not_found,
 * profile_blocked, profile_not_approved
 */
export async function removeLogo(house: House, accountId: string) {
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const { organization, ...member } = await holdOwn(tx, accountId)
    assertMay(member, 'remove-logo')
    const { id, status, logoFileId, shownLogoFileId } = organization
    for (const wished of await attachedWaiting(tx, { ownerId: accountId, purpose: 'logo' })) await eraseFile(tx, wished)
    const files = new Set([logoFileId, shownLogoFileId].filter((file) => file !== null))
    if (files.size === 0) return
    await rewriteLogo(tx, { id, logo: null, everywhere: true, now })
    for (const file of files) await eraseFile(tx, file)
    if (status === 'approved') await showAsItIs(tx, id, now)
    await record(tx, { type: 'organization.changed', payload: { organizationId: id }, actorId: accountId, now })
  })
}

async function holdOwn(tx: Tx, accountId: string) {
  const member = await memberOf(tx, accountId, { lock: true })
  await holdOrganization(tx, member.organizationId)
  const organization = (await findOrganization(tx, member.organizationId)) ?? refuse('organization_not_found')
  return { ...member, organization }
}
