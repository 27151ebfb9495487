import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { redirect } from 'react-router'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/uploads.ts'

const purposes = ['curriculum', 'medical-report', 'logo'] as const

/** This route only answers scripts, so opening it redirects to the landing page. */
export const loader = () => redirect('/')

/** A signed link to upload a file, as JSON: `{ url, fileId }`, or `{ message }` if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const purpose = purposes.find((each) => each === form.get('purpose')) ?? 'curriculum'
  const verificationId = String(form.get('verificationId') ?? '')
  try {
    const { url, fileId } = await context.get(callsContext).socialMedia.files.signedUrl({
      method: 'put',
      purpose,
      name: String(form.get('name') ?? ''),
      ...(verificationId && { verificationId }),
    })
    return Response.json({ url, fileId })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return Response.json({ message: refused.message }, { status: refused.status })
  }
}
