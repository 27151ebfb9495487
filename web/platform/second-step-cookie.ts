import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import { type SignInArea, signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_second', publicUrl)
/** As long as the server accepts what is kept, in seconds. */
const lifetime = 10 * 60

/**
 * The `Set-Cookie` value that keeps, in this browser alone, a sign-in that waits for its second step. `Lax` lets it come
 * along after a network returned.
 */
export function keepSecondStep(kept: string, { area, publicUrl }: { area: SignInArea; publicUrl: string }): string {
  return `${nameAt(publicUrl)}=${area}~${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** What was kept; its content is only trusted by the server, which has sealed it. */
export function keptSecondStep(request: Request, publicUrl: string): { area: SignInArea; kept: string } | null {
  const value = new RegExp(`(?:^|; )${nameAt(publicUrl)}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const [named = '', kept = ''] = value?.split('~') ?? []
  const area = (Object.keys(signInPaths) as SignInArea[]).find((each) => each === named)
  return area && /^[\w.-]+$/.test(kept) ? { area, kept } : null
}

/** The `Set-Cookie` value that deletes it. */
export function forgetSecondStep(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secureWhere(publicUrl)}`
}
