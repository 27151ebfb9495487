import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_network', publicUrl)
/** How long the server accepts the sealed state, in seconds. */
const lifetime = 10 * 60

/** Where a sign-in through a network began: the area, or the page on which people manage how they sign in. */
export type NetworkStart = 'professional' | 'recruiter' | 'access'
const starts: readonly NetworkStart[] = ['professional', 'recruiter', 'access']

/**
 * The `Set-Cookie` value that stores, in this browser only, the state that the network's answer must match. So an
 * answer meant for somebody else can't be used here. `Lax` because the browser must send it when the network redirects
 * back.
 */
export function keepNetworkStart(
  kept: string,
  { start, publicUrl }: { start: NetworkStart; publicUrl: string },
): string {
  return `${nameAt(publicUrl)}=${start}~${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** The stored state. Only the server trusts its content, since the server sealed it. */
export function keptNetworkStart(request: Request, publicUrl: string): { start: NetworkStart; kept: string } | null {
  const value = new RegExp(`(?:^|; )${nameAt(publicUrl)}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const [named = '', kept = ''] = value?.split('~') ?? []
  const start = starts.find((each) => each === named)
  return start && /^[\w.-]+$/.test(kept) ? { start, kept } : null
}

/** The `Set-Cookie` value that deletes this cookie. */
export function forgetNetworkStart(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secureWhere(publicUrl)}`
}
