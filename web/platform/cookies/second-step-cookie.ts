import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import { type SignInArea, signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_second', publicUrl)
/** How long the server accepts the sealed state, in seconds. */
const lifetime = 10 * 60

/**
 * The `Set-Cookie` value that stores, in this browser only, a sign-in that waits for its second step. `Lax` because the
 * browser must send it when a network redirects back.
 */
export function keepSecondStep(kept: string, { area, publicUrl }: { area: SignInArea; publicUrl: string }): string {
  return `${nameAt(publicUrl)}=${area}~${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** The stored state. Only the server trusts its content, since the server sealed it. */
export function keptSecondStep(request: Request, publicUrl: string): { area: SignInArea; kept: string } | null {
  const value = new RegExp(`(?:^|; )${nameAt(publicUrl)}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const [named = '', kept = ''] = value?.split('~') ?? []
  const area = (Object.keys(signInPaths) as SignInArea[]).find((each) => each === named)
  return area && /^[\w.-]+$/.test(kept) ? { area, kept } : null
}

/** The `Set-Cookie` value that deletes this cookie. */
export function forgetSecondStep(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secureWhere(publicUrl)}`
}
