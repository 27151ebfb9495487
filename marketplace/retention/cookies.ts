import { savedActionLifetime } from '../accounts/saved-action.ts'
import { networkSignInLifetime } from '../accounts/sign-in/networks.ts'
import { passkeyChallengeLifetime } from '../accounts/sign-in/passkeys.ts'
import { secondStepLifetime } from '../accounts/sign-in/second-step.ts'
import { sessionLifetime } from '../accounts/sign-in/sessions.ts'
import { deviceLifetime } from '../accounts/sign-in/sign-in-delays.ts'

type Cookie = {
  what: string
  /** For how many seconds a browser keeps it at most. */
  seconds: number
  by: string
}

const minute = 60
const seconds = (lifetime: number) => lifetime / 1000
const byTime = 'the browser'
const byUse = 'the browser, earlier once it was used'

/** Every cookie that pages set. The terms name each of them. */
export const ourCookies = {
  trampolim_session: {
    ...{ what: 'that somebody is signed in', by: 'signing out, or the browser’s end unless it was to be remembered' },
    seconds: seconds(sessionLifetime({ rememberMe: true })),
  },
  theme: { what: 'the chosen colour scheme', seconds: 365 * 24 * 60 * minute, by: 'choosing that of the device' },
  trampolim_action: {
    what: 'what a visitor wanted to do before signing in',
    ...{ seconds: seconds(savedActionLifetime), by: byUse },
  },
  trampolim_device: {
    what: 'the accounts that signed in on this device before, as sealed tokens',
    ...{ seconds: seconds(deviceLifetime), by: byTime },
  },
  trampolim_network: {
    what: 'a sign-in that waits for a network',
    ...{ seconds: seconds(networkSignInLifetime), by: byUse },
  },
  trampolim_passkey: {
    what: 'the challenge that a passkey must answer',
    ...{ seconds: seconds(passkeyChallengeLifetime), by: byUse },
  },
  trampolim_second: {
    what: 'a sign-in that waits for its code',
    ...{ seconds: seconds(secondStepLifetime), by: byUse },
  },
  trampolim_probe: { what: 'nothing: whether the browser keeps cookies', seconds: minute, by: '`/test`, at once' },
} as const satisfies Record<string, Cookie>

export type CookieName = keyof typeof ourCookies
