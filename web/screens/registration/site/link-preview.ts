import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { redirect } from 'react-router'
import { callsContext, personContext } from '../../../platform/context.ts'
import type { Route } from './+types/link-preview.ts'

/** This route only answers scripts, so opening it redirects to the landing page. */
export const loader = () => redirect('/')

/**
 * The preview of a link as JSON: `{ title, picture }`; `{ message }` if the link can't be read; `{}` for visitors, for
 * whom no previews are made.
 */
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
