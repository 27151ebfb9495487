import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { redirect } from 'react-router'
import { callsContext, personContext } from '../../../platform/context.ts'
import type { Route } from './+types/link-preview.ts'

/** There is nothing to show. */
export const loader = () => redirect('/')

/** What a link leads to, as JSON: `{ title, picture }`, `{ message }` if it isn't read, `{}` for visitors, for whom none is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (!context.get(personContext)) return Response.json({})
  try {
    return Response.json(
      await context.get(callsContext).socialMedia.links.fetchLink({ url: String(form.get('url') ?? '') }),
    )
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status === 401) throw problem
    return Response.json({ message: refused.message })
  }
}
