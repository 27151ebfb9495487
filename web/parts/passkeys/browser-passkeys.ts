import { useSyncExternalStore } from 'react'
import { readJson } from '../../platform/form-fields.ts'
import { patiently } from '../later/patiently.ts'

const never = () => () => {}

/** Whether this browser offers passkeys; null before scripts run, when that isn't known. */
export function useOffersPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    never,
    () => 'PublicKeyCredential' in window,
    () => null,
  )
}

/**
 * Why a passkey wasn't created or used: cancelled by the person (or by the browser, after a while), or already there.
 */
export class PasskeyFailed extends Error {
  readonly reason: 'cancelled' | 'known'
  constructor(reason: 'cancelled' | 'known') {
    super(reason)
    this.reason = reason
  }
}

const passkeyScripts = () => patiently(() => import('@simplewebauthn/browser'), 'passkeys')

/** Has the browser make a passkey; `options` and the answer are JSON texts. @throws PasskeyFailed */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await passkeyScripts()
  return asked(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** Has the browser answer with a passkey that the person chooses. @throws PasskeyFailed */
export async function askForPasskey(options: string): Promise<string> {
  const { startAuthentication } = await passkeyScripts()
  return asked(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

async function asked(ask: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await ask())
  } catch (problem) {
    throw new PasskeyFailed((problem as Error).name === 'InvalidStateError' ? 'known' : 'cancelled')
  }
}

/** The answer of our page to the start of a ceremony: the request to the browser, or the reason why not. */
export type PasskeyStart = { options: string; kept?: string } | { code: string; message: string }

/** Requests the start of a ceremony from one of our pages; null if it doesn't answer. */
export async function startAt(path: string, fields: Readonly<Record<string, string>>): Promise<PasskeyStart | null> {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => null)
  const read = readJson(await answer?.text().catch(() => null))
  if (typeof read !== 'object' || read === null) return null
  return 'options' in read || 'message' in read ? (read as PasskeyStart) : null
}
