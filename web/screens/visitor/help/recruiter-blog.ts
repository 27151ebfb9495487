import { redirect } from 'react-router'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-blog.ts'

/** Redirects to the configured blog for recruiters; by default to our own articles for them. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(siteContext).blogUrl ?? href('/news', {}, { audience: 'recruiter' }))
}
