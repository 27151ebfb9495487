import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { landingAfterSignIn } from '@trampolim/marketplace/accounts/after-sign-in.ts'
import { redirect } from 'react-router'
import { roleOf } from '../../platform/guard.ts'
import { pageAt } from '../../platform/pages.ts'
import { keptAction } from '../../platform/saved-action.ts'
import { startSession } from '../../platform/session-cookie.ts'

type Started = {
  session: { token: string; expiresAt: string; user: SessionUser }
  request: Request
  publicUrl: string
  /** Where the person wanted to go, as it came. */
  wanted: string | null
  /** Keeps the session beyond the browser's end. */
  rememberMe: boolean
  now: Date
}

/** Starts the session in the browser and leads to where the person wanted to go, else home. Server only. */
export function afterSignIn({ session, request, publicUrl, wanted, rememberMe, now }: Started): Response {
  const { token, expiresAt, user } = session
  const to = landingAfterSignIn({
    role: roleOf(user),
    redirect: wanted,
    savedAction: keptAction(request, { now, publicUrl }),
    audienceOf: (pathname) => pageAt(pathname).audience,
  })
  const cookie = startSession(token, { publicUrl, ...(rememberMe && { expiresAt }) })
  return redirect(to, { headers: { 'set-cookie': cookie } })
}
