import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'

/** The areas that have a sign-in page of their own. */
export type SignInArea = keyof typeof signInPaths

/** In which role one signs in there, at which path, and where one registers for it, if one can. */
export const signInAreas = {
  professional: { type: loginTypes.professional, path: signInPaths.professional, register: '/register' },
  recruiter: { type: loginTypes.recruiter, path: signInPaths.recruiter, register: '/recruiter/register' },
  reviewer: { type: loginTypes.reviewer, path: signInPaths.reviewer, register: null },
} as const satisfies Record<SignInArea, { type: number; path: string; register: string | null }>
