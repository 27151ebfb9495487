import { randomInt } from 'node:crypto'
import {
  oneTimeCodes,
  periodsAround,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  showRecoveryCode,
} from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { House, Tx } from '../../platform/house.ts'
import { everySealOf, keyIdOf } from '../../platform/tokens.ts'
import { writeRecoveryCodes } from './queries.ts'

/** A new secret for one-time codes, in base 32. */
export const newSecret = () => new Secret({ size: oneTimeCodes.secretBytes }).base32

function codesOf(secret: string, label = ''): TOTP {
  const { algorithm, digits, period } = oneTimeCodes
  return new TOTP({ issuer: 'Trampolim', label, algorithm, digits, period, secret })
}

/** The time period of a one-time code near the current time; null if the code is wrong. */
export function periodOf(secret: string, { code, now }: { code: string; now: Date }): number | null {
  const timestamp = now.getTime()
  const delta = codesOf(secret).validate({ token: code, timestamp, window: periodsAround })
  return delta === null ? null : Math.floor(timestamp / 1000 / oneTimeCodes.period) + delta
}

/**
 * What an authenticator app needs to make an account's codes: an address, its key for typing, and the address as a QR
 * code: `path` is the SVG path of its dark modules in a picture of `size` modules.
 */
export function showSecret(secret: string, email: string) {
  const uri = codesOf(secret, email).toString()
  const { data, size } = encode(uri, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { uri, key: secret.replace(/(.{4})(?=.)/g, '$1 '), qr: { size, path } }
}

/** The stored hashes that a recovery code may have, by the current secret and by former ones. */
export function hashesOfRecoveryCode(
  { configuration }: House,
  accountId: string,
  code: string,
): readonly [Buffer, ...Buffer[]] {
  return everySealOf(configuration.secret, ['recovery code', accountId, code])
}

/** Gives an account new recovery codes in place of the previous ones, and returns them as they are shown, once. */
export async function giveRecoveryCodes(tx: Tx, house: House, accountId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode())
  const hashes = [...codes].map((code) => hashesOfRecoveryCode(house, accountId, code)[0])
  const keyId = keyIdOf(house.configuration.secret.current)
  await writeRecoveryCodes(tx, { accountId, hashes, keyId, now: house.now() })
  return [...codes].map(showRecoveryCode)
}

const newRecoveryCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')
