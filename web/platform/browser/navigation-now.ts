import type { Navigation } from 'react-router'

/** The form that the router is sending, if any. */
export type Sent = Pick<Navigation, 'formMethod' | 'formAction' | 'formData'>
type Now = { navigation: Sent | null; since: number }
let now: Now = { navigation: null, since: 0 }

/** Notes the router's state for what is loaded only once a page is at rest. */
export function noteNavigation(navigation: Sent) {
  now = { navigation, since: navigation.formData === now.navigation?.formData ? now.since : Date.now() }
}

/** The router's state, and since when its form is being sent, in milliseconds since 1970. */
export const navigationNow = () => now
