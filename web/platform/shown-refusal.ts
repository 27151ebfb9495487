import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'

/**
 * The refusal inside an error that a call threw, for pages that show it next to the form. Throws the error again if it
 * isn't a refusal, if the server failed, or if the page leaves this status code to others.
 */
export function shownRefusal(problem: unknown, ...leftToOthers: readonly number[]): Refused {
  const refused = refusalOf(problem)
  if (!refused || refused.status >= 500 || leftToOthers.includes(refused.status)) throw problem
  return refused
}
