import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { callsContext, personContext, placeContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'
import { href } from '../../platform/href.ts'
import { clearKept } from '../../platform/kept-draft.ts'
import { endSession } from '../../platform/session-cookie.ts'

/**
 * Ends this session, in the browser and on the server, and redirects to the form's `next`, otherwise to the landing page
 * of the account's area. Drafts are cleared, since the machine may be shared.
 */
export async function signOut({ request, context }: ActionFunctionArgs): Promise<Response> {
  const person = context.get(personContext)
  const asked = safeRedirect((await request.formData()).get('next'))
  const next = asked ?? (roleOf(person) === 'user:recruiter' ? href('/recruiter') : href('/'))
  if (person) {
    try {
      await context.get(callsContext).gateway.accounts.logout({})
    } catch (problem) {
      // A session that has ended meanwhile is no problem.
      if (!refusalOf(problem)) throw problem
    }
  }
  return redirect(next, {
    headers: { 'set-cookie': endSession(context.get(placeContext).publicUrl), ...clearKept },
  })
}
