import type { WayIn } from '@trampolim/marketplace/accounts/sign-in/ways-in.ts'
import type { Tx } from '../../platform/house.ts'
import { startSession } from '../sessions/sessions.ts'
import type { KnownDevice } from './device-tokens.ts'
import { tellOfDevice } from './tell-of-device.ts'

type Beginning = {
  accountId: string
  rememberMe: boolean
  userAgent: string
  now: Date
  /** The device, if the owner has signed in on it before. */
  device: KnownDevice | undefined
  way: WayIn
}

/** Starts a session after any kind of sign-in. A letter informs the owner if the device wasn't known. */
export async function beginSession(tx: Tx, { device, way, ...beginning }: Beginning) {
  const session = await startSession(tx, beginning)
  const { accountId, now } = beginning
  if (!device) await tellOfDevice(tx, { accountId, sessionId: session.sessionId, way, now })
  return session
}
