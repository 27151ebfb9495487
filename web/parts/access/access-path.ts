import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { href } from '../../platform/href.ts'

/** The page of a person's own access. */
export function accessPath(role: Role): string {
  return role === 'user:recruiter' ? href('/recruiter/profile/access') : href('/profile/access')
}
