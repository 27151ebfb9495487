import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The intent that marks an application as seen. */
export const seenIntent = 'seen'

/** Whether an application was marked as seen and nothing else happened, so that the page needn't be reloaded. */
export function wasOnlySeen({ currentUrl, nextUrl, formData }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && formData?.get('intent') === seenIntent
}
