import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { landingAfterSignIn } from '@trampolim/marketplace/accounts/sign-in/after-sign-in.ts'
import { redirect } from 'react-router'
import { keepDevice } from '../../platform/cookies/device-cookie.ts'
import { keptAction } from '../../platform/cookies/saved-action.ts'
import { startSession } from '../../platform/cookies/session-cookie.ts'
import { roleOf } from '../../platform/guard.ts'
import { pageAt } from '../../platform/pages.ts'

type Started = {
  session: { token: string; expiresAt: string; deviceToken: string; user: SessionUser }
  request: Request
  publicUrl: string
  /** The `redirect` parameter, unchecked. */
  wanted: string | null
  /** Whether the session is kept when the browser is closed. */
  rememberMe: boolean
  now: Date
}

/**
 * Starts the session in the browser, stores the device's token, and redirects to the requested page, otherwise home.
 * Server only.
 */
export function afterSignIn({ session, request, publicUrl, wanted, rememberMe, now }: Started): Response {
  const { token, expiresAt, deviceToken, user } = session
  const to = landingAfterSignIn({
    role: roleOf(user),
    redirect: wanted,
    savedAction: keptAction(request, { now, publicUrl }),
    audienceOf: (pathname) => pageAt(pathname).audience,
  })
  const headers = new Headers()
  headers.append('set-cookie', startSession(token, { publicUrl, ...(rememberMe && { expiresAt }) }))
  headers.append('set-cookie', keepDevice(deviceToken, { request, publicUrl }))
  return redirect(to, { headers })
}
