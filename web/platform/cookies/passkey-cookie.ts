import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_passkey', publicUrl)
/** How long the server accepts the sealed state, in seconds. */
const lifetime = 5 * 60

/**
 * The `Set-Cookie` value that stores, in this browser only, the challenge that a passkey must answer. So an answer made
 * for somebody else's challenge can't be used here.
 */
export function keepChallenge(kept: string, publicUrl: string): string {
  return `${nameAt(publicUrl)}=${kept}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** The stored state. Only the server trusts its content, since the server sealed it. */
export function keptChallenge(request: Request, publicUrl: string): string | null {
  return (
    new RegExp(`(?:^|; )${nameAt(publicUrl)}=([\\w.-]+)(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null
  )
}

/** The `Set-Cookie` value that deletes this cookie. */
export function forgetChallenge(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secureWhere(publicUrl)}`
}
