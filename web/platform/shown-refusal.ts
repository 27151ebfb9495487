import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'

/**
 * The refusal behind a call's problem, for a page that shows it beside what was typed. Throws the problem if it is none, if the
 * server failed, and if its status is one of those that the page leaves to others.
 */
export function shownRefusal(problem: unknown, ...leftToOthers: readonly number[]): Refused {
  const refused = refusalOf(problem)
  if (!refused || refused.status >= 500 || leftToOthers.includes(refused.status)) throw problem
  return refused
}
