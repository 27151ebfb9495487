import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Reloads a frame's counts of unread items once something was read, even if the page stays the same. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || formData?.get('intent') === 'read'
}
