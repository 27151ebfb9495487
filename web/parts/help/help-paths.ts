import type { HelpAudience } from '@trampolim/marketplace/help/topics.ts'
import { href, type Query } from '../../platform/href.ts'

/** The help centre of an audience. */
export function helpPath(audience: HelpAudience, query: Query = {}): string {
  return audience === 'candidate' ? href('/help', {}, query) : href('/recruiter/help', {}, query)
}

/** A topic of the help centre, optionally at one of its answers. */
export function topicPath(
  audience: HelpAudience,
  type: string,
  { at, ...query }: Query & { at?: string } = {},
): string {
  const path =
    audience === 'candidate' ? href('/help/:type', { type }, query) : href('/recruiter/help/:type', { type }, query)
  return at ? `${path}#${at}` : path
}

export const contactPath = (audience: HelpAudience, query: Query = {}): string =>
  audience === 'candidate' ? href('/contact', {}, query) : href('/recruiter/contact', {}, query)
