import { redirect } from 'react-router'
import { placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/blog.ts'

/** Leads to the blog, our articles if no other is set. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(placeContext).blogUrl ?? href('/news'))
}
