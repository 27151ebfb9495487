import { redirect } from 'react-router'
import { placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-blog.ts'

/** Leads to the blog, our articles for those who hire if no other is set. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(placeContext).blogUrl ?? href('/news', {}, { audience: 'recruiter' }))
}
