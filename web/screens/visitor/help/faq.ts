import { redirect } from 'react-router'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/faq.ts'

/** Redirects to the configured help site; by default to our own. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(siteContext).helpUrl ?? href('/help'))
}
