import { keepFocus } from '../../platform/browser/keep-focus.ts'

/**
 * What is loaded once a page is at rest: the message about what can't be loaded, which couldn't be loaded without a
 * network, and what keeps the focus near what is removed.
 */
export { offerAgain, offerToSendAgain } from './offer-again.ts'

keepFocus()
