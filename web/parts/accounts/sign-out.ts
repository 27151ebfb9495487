import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { callsContext, personContext, placeContext } from '../../platform/context.ts'
import { clearKept } from '../../platform/kept-draft.ts'
import { endSession } from '../../platform/session-cookie.ts'

/**
 * Ends this session, here and on the server, and leads to the form's `next`, else to the landing page. Nothing that was
 * being typed stays behind: the machine may be shared.
 */
export async function signOut({ request, context }: ActionFunctionArgs): Promise<Response> {
  const next = safeRedirect((await request.formData()).get('next')) ?? '/'
  if (context.get(personContext)) {
    try {
      await context.get(callsContext).gateway.accounts.logout({})
    } catch (problem) {
      // A session that has ended meanwhile is fine: ending it was the purpose.
      if (!refusalOf(problem)) throw problem
    }
  }
  return redirect(next, {
    headers: { 'set-cookie': endSession(context.get(placeContext).publicUrl), ...clearKept },
  })
}
