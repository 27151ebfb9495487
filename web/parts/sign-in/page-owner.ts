import type { Role } from '@trampolim/marketplace/accounts/roles.ts'

/** The person for whom the page was loaded. */
export type PageOwner = { userId: string; name: string; role: Role }
