import { isShownToRecruiters, maySeeContact } from '@trampolim/marketplace/selection/who-sees.ts'
import { ruledCandidacy } from '../candidates/present-card.ts'
import { pictureUrl } from '../files/picture-link.ts'
import { employerOf, obstacleTo } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findUser, type UserRow } from './queries.ts'

export type User = { id: string; name: string; avatar: string | null }

/**
 * Reads the name and the picture of a person as far as the caller may see them. A person whom the caller may not see is
 * answered like one who doesn't exist.
 * @throws user_not_found
 */
export async function readUser(house: House, { asker, id }: { asker: Person; id: string }): Promise<User> {
  const employer = asker.role === 'user:recruiter' ? await employerOf(house.database, asker.accountId) : null
  const organizationId = employer?.organizationId ?? null
  const user = (await findUser(house.database, { id, organizationId })) ?? refuse('user_not_found')
  const isOwn = user.id === asker.accountId
  const isColleague = organizationId !== null && user.organizationId === organizationId
  const selects = employer !== null && !obstacleTo(employer, 'select-candidates')
  const seen = isOwn || isColleague ? 'whole' : selects ? seenInSelection(user) : 'nothing'
  if (seen === 'nothing') return refuse('user_not_found')
  const { name, avatarFileId } = user
  return { id, name, avatar: seen === 'whole' && avatarFileId ? pictureUrl(house, avatarFileId) : null }
}

/**
 * What the recruiters of an organisation see of a person in its selections: the picture only if they see the contact
 * data.
 */
function seenInSelection({ candidate, candidacies }: UserRow): 'whole' | 'name' | 'nothing' {
  if (!candidate || candidacies.length === 0) return 'nothing'
  if (!isShownToRecruiters(candidate)) return 'nothing'
  const isSeen = candidacies.some((each) => maySeeContact({ candidacy: ruledCandidacy(each), ...candidate }))
  return isSeen ? 'whole' : 'name'
}
