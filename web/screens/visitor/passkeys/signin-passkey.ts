import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { redirect } from 'react-router'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { passkeyFailurePath } from '../../../parts/passkeys/passkey-failure.ts'
import { areaNamed, signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { forgetChallenge, keepChallenge, keptChallenge } from '../../../platform/cookies/passkey-cookie.ts'
import type { Route } from './+types/signin-passkey.ts'

/** Only a page of this site can start it. */
export const loader = () => redirect(signInAreas.professional.path)

/**
 * Signs in with a passkey. Without an answer from the browser it returns the options for the browser as JSON and stores
 * the challenge in a cookie. With an answer it starts the session, or redirects to the page that explains why not.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const area = areaNamed(form.get('area'))
  const credential = form.get('credential')
  const { passkeys } = context.get(callsContext).gateway
  const { publicUrl } = context.get(siteContext)
  if (typeof credential !== 'string') {
    try {
      const rememberMe = form.get('rememberMe') === 'on'
      const { options, kept } = await passkeys.startPasskeySignIn({ type: signInAreas[area].type, rememberMe })
      return Response.json({ options }, { headers: { 'set-cookie': keepChallenge(kept, publicUrl) } })
    } catch (problem) {
      const refused = refusalOf(problem)
      if (!refused) throw problem
      return Response.json({ code: refused.code, message: refused.message })
    }
  }
  const wanted = safeRedirect(form.get('redirect')) ?? null
  const forgotten = forgetChallenge(publicUrl)
  try {
    const kept = keptChallenge(request, publicUrl) ?? ''
    const session = await passkeys.finishPasskeySignIn({ kept, credential })
    const { rememberMe } = session
    const answer = afterSignIn({ session, request, publicUrl, wanted, rememberMe, now: new Date() })
    answer.headers.append('set-cookie', forgotten)
    return answer
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const to = passkeyFailurePath({ area, code: refused.code, redirect: wanted })
    return redirect(to, { headers: { 'set-cookie': forgotten } })
  }
}
