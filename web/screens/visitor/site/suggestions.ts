import { parsePosition } from '@trampolim/marketplace/places/positions.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { callsContext } from '../../../platform/context.ts'

/**
 * Suggestions under a search field, as JSON: `/suggestions/occupation?text=ven`,
 * `/suggestions/location?near=-23.5,-46.6`.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { search } = context.get(callsContext).searchJobs
  const query = new URL(request.url).searchParams
  const text = (query.get('text') ?? '').slice(0, 120)
  const near = query.get('near') ?? ''
  if (params.field === 'occupation') return Response.json(await search.suggestOccupations({ text }))
  if (params.field === 'location')
    return Response.json(await search.suggestLocations({ text, ...(parsePosition(near) && { near }) }))
  throw data(null, 404)
}
