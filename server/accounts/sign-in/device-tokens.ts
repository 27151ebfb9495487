import { accountsOfDevice, deviceLifetime } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import type { House } from '../../platform/house.ts'
import { isSealOf, newToken, sign } from '../../platform/tokens.ts'
import { readDeviceOwner } from '../queries.ts'

/** The data to which a device token is bound: a change of password invalidates all tokens of an account. */
export type DeviceOwner = { id: string; passwordHash: string | null }

/** A device on which the account's owner has signed in before, with the token that it sent and when that was made. */
export type KnownDevice = { token: string; madeAt: Date }

const nobody: DeviceOwner = { id: 'nobody', passwordHash: null }

/** Creates a token that identifies a known device at the next sign-in. It doesn't sign anybody in. */
export function newDeviceToken({ configuration: { secret }, now }: House, owner: DeviceOwner): string {
  const made = [newToken().slice(0, 16), now().getTime().toString(36)]
  return [...made, sign(secret, partsOf(owner, made))].join('.')
}

/** Creates the token for a new account's first device. */
export async function deviceTokenOf(house: House, accountId: string): Promise<string> {
  return newDeviceToken(house, await readDeviceOwner(house.database, accountId))
}

/**
 * Finds the device's latest token that belongs to this account. Without an account the same work is done, so that the time
 * reveals nothing.
 */
export function findKnownDevice(
  { configuration: { secret }, now }: House,
  tokens: readonly string[],
  owner: DeviceOwner | undefined,
): KnownDevice | undefined {
  const known = tokens.slice(0, accountsOfDevice).flatMap((token): KnownDevice[] => {
    const [name = '', made = '', signature = ''] = token.split('.')
    const madeAt = new Date(Number.parseInt(made, 36))
    const isOwn = isSealOf(secret, partsOf(owner ?? nobody, [name, made]), Buffer.from(signature, 'base64url'))
    return isOwn && now().getTime() - madeAt.getTime() < deviceLifetime ? [{ token, madeAt }] : []
  })
  return owner ? known.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0] : undefined
}

function partsOf({ id, passwordHash }: DeviceOwner, made: readonly string[]): string[] {
  return ['device', id, passwordHash ?? '', ...made]
}
