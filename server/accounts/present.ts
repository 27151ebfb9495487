import type { House } from '../platform/house.ts'
import { readSessionUser } from './sessions/session-user.ts'
import type { SignedIn } from './sign-in/sign-in.ts'

/** A started session, in the form in which the sign-in calls return it. */
export async function presentStarted(house: House, { person, started, deviceToken }: SignedIn) {
  return {
    token: started.token,
    deviceToken,
    expiresAt: started.expiresAt.toISOString(),
    user: await readSessionUser(house, person),
  }
}
