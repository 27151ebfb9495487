import { redirect } from 'react-router'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/blog.ts'

/** Redirects to the configured blog; by default to our own articles. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(siteContext).blogUrl ?? href('/news'))
}
