import type { Tx } from '../../platform/house.ts'
import type { Keyring } from '../../platform/tokens.ts'
import { keyOfAddress } from '../sending/letter-keys.ts'
import { forgetReturns } from '../sending/queries.ts'

/** Sends letters to an address again, since its owner has just entered a code that was sent there. */
export async function trustAddress(tx: Tx, { secret, address }: { secret: Keyring; address: string }) {
  await forgetReturns(tx, keyOfAddress(secret, address))
}
