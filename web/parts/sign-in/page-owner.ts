import type { Role } from '@trampolim/marketplace/accounts/roles.ts'

/** Whose page it is. */
export type PageOwner = { userId: string; name: string; role: Role }
