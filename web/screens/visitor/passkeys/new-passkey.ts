import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { redirect } from 'react-router'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/new-passkey.ts'

/** This route only answers scripts, so opening it redirects to the landing page. */
export const loader = () => redirect('/')

/**
 * The options with which the browser creates a passkey, as JSON: `{ options, kept }`, or `{ code, message }` if it is
 * refused.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const password = String(form.get('password') ?? '')
    return Response.json(await context.get(callsContext).gateway.passkeys.startPasskey({ password }))
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return Response.json({ code: refused.code, message: refused.fields.password?.message ?? refused.message })
  }
}
