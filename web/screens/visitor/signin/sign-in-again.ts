import { redirect } from 'react-router'
import { type SignInArea, signInAreas } from '../../../parts/sign-in/areas.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { keepDevice } from '../../../platform/cookies/device-cookie.ts'
import { startSession } from '../../../platform/cookies/session-cookie.ts'
import { homeFor } from '../../../platform/guard.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/sign-in-again.ts'

/** The refusals after which the form asks for a code in addition to the password. */
const askForCode: ReadonlySet<string> = new Set(['second_factor_required', 'wrong_second_code'])

/** This route only answers scripts, so opening it redirects to the landing page. */
export const loader = () => redirect('/')

/**
 * Signs a person in without leaving the page. Answers with JSON: `{ same: true }` if it is the person to whom the page
 * belongs, otherwise `{ same: false, home }`; `{ message, asksCode }` if it is refused.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [email, password, area, code] = ['email', 'password', 'area', 'code'].map((name) =>
    String(form.get(name) ?? ''),
  )
  const type = Object.hasOwn(signInAreas, area ?? '') ? signInAreas[area as SignInArea].type : 2
  try {
    const session = await context
      .get(callsContext)
      .gateway.accounts.login({ type, email, password, rememberMe: false, ...(code && { code }) })
    const { publicUrl } = context.get(siteContext)
    const headers = new Headers()
    headers.append('set-cookie', startSession(session.token, { publicUrl }))
    headers.append('set-cookie', keepDevice(session.deviceToken, { request, publicUrl }))
    const isSame = session.user.userId === form.get('userId')
    return Response.json(isSame ? { same: true } : { same: false, home: homeFor(session.user).home }, { headers })
  } catch (problem) {
    const refused = shownRefusal(problem)
    const message = Object.values(refused.fields)[0]?.message ?? refused.message
    return Response.json({ message, asksCode: askForCode.has(refused.code) })
  }
}
