import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

/** The name of the session cookie, which scripts can't read. The server uses the same name. */
const nameAt = (publicUrl: string) => cookieName('trampolim_session', publicUrl)

/** The `Set-Cookie` value that starts a session; without `expiresAt` it ends with the browser. */
export function startSession(
  token: string,
  { publicUrl, expiresAt }: { publicUrl: string; expiresAt?: string },
): string {
  const expiry = expiresAt ? `; Expires=${new Date(expiresAt).toUTCString()}` : ''
  return `${nameAt(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secureWhere(publicUrl)}${expiry}`
}

/** The `Set-Cookie` value that ends the session in this browser. */
export function endSession(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax${secureWhere(publicUrl)}; Max-Age=0`
}

/** Whether the request carries a session, valid or not. */
export function carriesSession(request: Request, publicUrl: string): boolean {
  return new RegExp(`(?:^|; )${nameAt(publicUrl)}=[^;]`).test(request.headers.get('cookie') ?? '')
}
