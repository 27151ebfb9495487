import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { href } from '../../platform/href.ts'

/** The page of a person's own access. */
export function accessPath(role: Role): string {
  if (role === 'user:reviewer') return href('/review/account')
  return role === 'user:recruiter' ? href('/recruiter/profile/access') : href('/profile/access')
}
