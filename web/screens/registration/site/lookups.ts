import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { data } from 'react-router'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/lookups.ts'

/**
 * Suggestions of reference items as JSON. The value of each is the code that the API accepts:
 * `/lookups/occupation?text=vend`.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get('text') ?? '').slice(0, 120)
  const { lookups } = context.get(callsContext).socialMedia
  try {
    const found = await lookups.autocomplete({ name: params.kind as 'occupation', text, limit: 8 })
    return Response.json(
      found.map(({ code, name }) => ({ value: code, text: name })),
      { headers: { 'cache-control': 'public, max-age=3600' } },
    )
  } catch (problem) {
    if (refusalOf(problem)?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}
