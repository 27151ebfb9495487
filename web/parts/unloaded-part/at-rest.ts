import { keepFocus } from '../../platform/browser/keep-focus.ts'
import { sendOnce } from '../../platform/browser/send-once.ts'

/**
 * What is loaded once a page is at rest: the message about what can't be loaded, which couldn't be loaded without a
 * network, what keeps the focus near what is removed, and what sends a form that is pressed twice only once.
 */
export { offerAgain } from './offer-again.ts'
export { untilSendingAgain } from './until-sending-again.ts'

keepFocus()
sendOnce()
