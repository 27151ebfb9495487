import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_network', publicUrl)
/** As long as the server accepts what is kept, in seconds. */
const lifetime = 10 * 60

/** Where a sign-in by a network began: its area, or the page of one's own access. */
export type NetworkStart = 'professional' | 'recruiter' | 'access'
const starts: readonly NetworkStart[] = ['professional', 'recruiter', 'access']

/**
 * The `Set-Cookie` value that keeps what a network's answer must fit, in this browser alone: nobody else's answer can be
 * brought here. `Lax` lets it come along when the network returns.
 */
export function keepNetworkStart(
  kept: string,
  { start, publicUrl }: { start: NetworkStart; publicUrl: string },
): string {
  return `${nameAt(publicUrl)}=${start}~${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** What was kept; its content is only trusted by the server, which has sealed it. */
export function keptNetworkStart(request: Request, publicUrl: string): { start: NetworkStart; kept: string } | null {
  const value = new RegExp(`(?:^|; )${nameAt(publicUrl)}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const [named = '', kept = ''] = value?.split('~') ?? []
  const start = starts.find((each) => each === named)
  return start && /^[\w.-]+$/.test(kept) ? { start, kept } : null
}

/** The `Set-Cookie` value that deletes it. */
export function forgetNetworkStart(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secureWhere(publicUrl)}`
}
