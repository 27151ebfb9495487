import { type SignInArea, signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'

export type { SignInArea }

/** In which role one signs in there, at which path, and where one registers for it, if one can. */
export const signInAreas = {
  professional: { type: loginTypes.professional, path: signInPaths.professional, register: '/register' },
  recruiter: { type: loginTypes.recruiter, path: signInPaths.recruiter, register: '/recruiter/register' },
  reviewer: { type: loginTypes.reviewer, path: signInPaths.reviewer, register: null },
} as const satisfies Record<SignInArea, { type: number; path: string; register: string | null }>

/** The area whose sign-in page this is; the candidates' for anything else. */
export function areaOfSignIn(path: string): SignInArea {
  const [pathname] = path.split('?', 1)
  return (Object.keys(signInPaths) as SignInArea[]).find((area) => signInPaths[area] === pathname) ?? 'professional'
}

/** An area as a query names it; the candidates' where it names none. */
export function areaIn(query: URLSearchParams): SignInArea {
  const named = query.get('area')
  return named === 'recruiter' || named === 'reviewer' ? named : 'professional'
}
