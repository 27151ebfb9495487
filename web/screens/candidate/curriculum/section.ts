import { data, redirect } from 'react-router'
import { saveSection } from '../../../parts/curriculums/edit/save-section.ts'
import { sectionIn } from '../../../parts/curriculums/edit/section-in.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/section.ts'

/** This route only saves, so opening it redirects to the page. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/curriculum/:type/edit', { type: kindIn(params.type) }))

/**
 * Saves a section of the person's curriculum. Answers with JSON: the result, or `{ message, code }` if it is refused.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const form = await request.formData()
  const section = sectionIn(form.get('section'), kind)
  if (!section) throw data(null, 400)
  try {
    return Response.json(await saveSection(context.get(callsContext), { kind, section, form, now: new Date() }))
  } catch (problem) {
    const refused = shownRefusal(problem)
    return Response.json({ message: refused.message, code: refused.code }, { status: refused.status })
  }
}
