import { offerToSendAgain } from './offer-again.ts'

/** Milliseconds after which what a page sends by itself is sent again. */
const quietPause = 30_000

/**
 * Waits until a form that got no answer is to be sent again: until the person asks for it, or for a while if the page
 * sent it by itself, without a message to somebody who pressed nothing.
 */
export function untilSendingAgain(signal: RequestInit['signal'], isSentByPage: boolean): Promise<void> {
  if (!isSentByPage) return offerToSendAgain(signal)
  return new Promise((again) => setTimeout(again, quietPause))
}
