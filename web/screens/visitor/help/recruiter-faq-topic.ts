import { redirect } from 'react-router'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-faq-topic.ts'

/** Redirects to the topic of the help centre (specification, platform §2). */
export function loader({ params: { type } }: Route.LoaderArgs) {
  throw redirect(href('/recruiter/help/:type', { type }))
}
