import { accountsOfDevice, deviceLifetime } from '@trampolim/marketplace/accounts/sign-in-delays.ts'

/** The cookie by which the server knows a device at the next sign-in; the server reads it under the same name. */
const name = 'trampolim_device'
const between = '~'

/** The `Set-Cookie` value that keeps a device token, the newest first, beside those of other accounts on this device. */
export function keepDevice(token: string, { request, publicUrl }: { request: Request; publicUrl: string }): string {
  const others = tokensOf(request).filter((each) => each !== token)
  const value = [token, ...others].slice(0, accountsOfDevice).join(between)
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceLifetime / 1000}${secure}`
}

/** Only what has the form of a token: the cookie is written anew, and anything could stand in it. */
function tokensOf(request: Request): string[] {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return value.split(between).filter((token) => /^[\w.-]{1,120}$/.test(token))
}
