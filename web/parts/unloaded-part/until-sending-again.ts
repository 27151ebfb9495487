import { offerToSendAgain } from './offer-again.ts'

/** Milliseconds after which what a page sends by itself is sent again. */
const quietPause = 30_000

/** What pages send by themselves once they are shown, by the intent. */
const sentByPages = new Set(['viewed'])

/**
 * Waits until a form that got no answer is to be sent again: until the person asks for it, or for a while if the page
 * sent it by itself, without a message to somebody who pressed nothing.
 */
export function untilSendingAgain({ body, signal }: Pick<RequestInit, 'body' | 'signal'>): Promise<void> {
  if (!isSentByPage(body)) return offerToSendAgain(signal)
  return new Promise((again) => setTimeout(again, quietPause))
}

function isSentByPage(body: RequestInit['body']): boolean {
  return (body instanceof URLSearchParams || body instanceof FormData) && sentByPages.has(String(body.get('intent')))
}
