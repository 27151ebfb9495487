/** The cookie that carries the session; scripts can't read it. The server knows it by the same name. */
const name = 'trampolim_session'

/** The `Set-Cookie` value that starts a session; without `expiresAt` it ends with the browser. */
export function startSession(
  token: string,
  { publicUrl, expiresAt }: { publicUrl: string; expiresAt?: string },
): string {
  const expiry = expiresAt ? `; Expires=${new Date(expiresAt).toUTCString()}` : ''
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secureWhere(publicUrl)}${expiry}`
}

/** The `Set-Cookie` value that ends it in this browser. */
export function endSession(publicUrl: string): string {
  return `${name}=; Path=/; HttpOnly; SameSite=Lax${secureWhere(publicUrl)}; Max-Age=0`
}

/** Whether the request carries a session, valid or not. */
export function carriesSession(request: Request): boolean {
  return new RegExp(`(?:^|; )${name}=[^;]`).test(request.headers.get('cookie') ?? '')
}

function secureWhere(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '; Secure' : ''
}
