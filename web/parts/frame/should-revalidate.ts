import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A frame counts again what is unread once something was read, also if the page stays as it is. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || formData?.get('intent') === 'read'
}
