import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page on which others act too, or another tab does: a form that came too late is answered
 * with 409, and then the page shows how things stand now. By default the router reads nothing again after a refusal.
 */
export function rereadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** The same for a list: what a form of it acts on may be gone, which is answered with 404. */
export function rereadList(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 404 || rereadAfterConflict(asked)
}
