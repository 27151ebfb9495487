import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { redirect } from 'react-router'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/new-passkey.ts'

/** There is nothing to show. */
export const loader = () => redirect('/')

/** What to ask the browser for to make a passkey, as JSON: `{ options, kept }`, or `{ code, message }` if it is refused. */
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
