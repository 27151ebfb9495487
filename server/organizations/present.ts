import type { OwnOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { pictureUrl } from '../files/picture-link.ts'
import type { House } from '../platform/house.ts'
import type { ReadOrganization } from './read-organization.ts'
import { contentOfOrganization } from './stored-of.ts'

/** Presents an organisation to its own recruiters, with what awaits review. */
export function presentOrganization(house: House, { row, recruiters, reviewDue }: ReadOrganization): OwnOrganization {
  return {
    id: row.id,
    status: row.status,
    statusReason: row.statusReason,
    everApproved: row.everApproved,
    inForce: row.inForce,
    ...contentOfOrganization(row),
    city: row.city,
    state: row.state,
    logo: row.logoFileId ? pictureUrl(house, row.logoFileId) : null,
    logoWaits: row.changeWaits && row.logoFileId !== row.shownLogoFileId,
    recruiters: recruiters.map(({ accountId, name, avatarFileId, email, you, approved, status, toCorrect, since }) => ({
      ...{ accountId, name, email, you, approved, status, toCorrect },
      avatar: avatarFileId && pictureUrl(house, avatarFileId),
      since: since.toISOString(),
    })),
    jobs: row.jobs,
    reviewDue: reviewDue?.toISOString() ?? null,
    created: row.created.toISOString(),
    modified: row.modified.toISOString(),
  }
}
