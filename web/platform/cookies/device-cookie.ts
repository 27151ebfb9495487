import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import { accountsOfDevice, deviceLifetime } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'

const between = '~'

/** The `Set-Cookie` value that stores a device token in front of those of other accounts on this device. */
export function keepDevice(token: string, { request, publicUrl }: { request: Request; publicUrl: string }): string {
  // The server reads the cookie under the same name at the next sign-in.
  const name = cookieName('trampolim_device', publicUrl)
  const others = tokensOf(request, name).filter((each) => each !== token)
  const value = [token, ...others].slice(0, accountsOfDevice).join(between)
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceLifetime / 1000}${secureWhere(publicUrl)}`
}

/** Only values with the format of a token, since the cookie's content isn't trusted and is written back. */
function tokensOf(request: Request, name: string): string[] {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return value.split(between).filter((token) => /^[\w.-]{1,120}$/.test(token))
}
