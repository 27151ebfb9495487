import type { Tx } from '../../platform/house.ts'
import type { Keyring } from '../../platform/tokens.ts'
import { keyOfAddress } from '../sending/letter-keys.ts'
import { forgetReturns } from '../sending/queries.ts'

/** Letters go to an address again as before: its owner has just entered a code that was sent there. */
export async function trustAddress(tx: Tx, { secret, address }: { secret: Keyring; address: string }) {
  await forgetReturns(tx, keyOfAddress(secret, address))
}
