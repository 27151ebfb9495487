import { type SignInArea, signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'

export type { SignInArea }

/** The role, sign-in path and registration path of each area, if one can register there. */
export const signInAreas = {
  professional: { type: loginTypes.professional, path: signInPaths.professional, register: '/register' },
  recruiter: { type: loginTypes.recruiter, path: signInPaths.recruiter, register: '/recruiter/register' },
  reviewer: { type: loginTypes.reviewer, path: signInPaths.reviewer, register: null },
} as const satisfies Record<SignInArea, { type: number; path: string; register: string | null }>

/** The area of a sign-in page; the candidates' for any other path. */
export function areaOfSignIn(path: string): SignInArea {
  const [pathname] = path.split('?', 1)
  return (Object.keys(signInPaths) as SignInArea[]).find((area) => signInPaths[area] === pathname) ?? 'professional'
}

/** The area that a query names; the candidates' if it names none. */
export function areaIn(query: URLSearchParams): SignInArea {
  return areaNamed(query.get('area'))
}

/** The area of a name; the candidates' for any other value. */
export function areaNamed(named: unknown): SignInArea {
  return named === 'recruiter' || named === 'reviewer' ? named : 'professional'
}
