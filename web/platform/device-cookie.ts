import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import { accountsOfDevice, deviceLifetime } from '@trampolim/marketplace/accounts/sign-in-delays.ts'

const between = '~'

/** The `Set-Cookie` value that keeps a device token, the newest first, beside those of other accounts on this device. */
export function keepDevice(token: string, { request, publicUrl }: { request: Request; publicUrl: string }): string {
  // By this the server knows the device at the next sign-in; it reads it under the same name.
  const name = cookieName('trampolim_device', publicUrl)
  const others = tokensOf(request, name).filter((each) => each !== token)
  const value = [token, ...others].slice(0, accountsOfDevice).join(between)
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceLifetime / 1000}${secureWhere(publicUrl)}`
}

/** Only what has the form of a token: the cookie is written anew, and anything could stand in it. */
function tokensOf(request: Request, name: string): string[] {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return value.split(between).filter((token) => /^[\w.-]{1,120}$/.test(token))
}
