import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_passkey', publicUrl)
/** As long as the server accepts what is kept, in seconds. */
const lifetime = 5 * 60

/**
 * The `Set-Cookie` value that keeps the challenge which a passkey is to answer, in this browser alone: nobody else's
 * answer can be brought here.
 */
export function keepChallenge(kept: string, publicUrl: string): string {
  return `${nameAt(publicUrl)}=${kept}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime}${secureWhere(publicUrl)}`
}

/** What was kept; its content is only trusted by the server, which has sealed it. */
export function keptChallenge(request: Request, publicUrl: string): string | null {
  return (
    new RegExp(`(?:^|; )${nameAt(publicUrl)}=([\\w.-]+)(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null
  )
}

/** The `Set-Cookie` value that deletes it. */
export function forgetChallenge(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secureWhere(publicUrl)}`
}
