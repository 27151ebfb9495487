import { softReturns, type Verdict } from '@trampolim/marketplace/letters/returns.ts'
import type { Tx } from '../../platform/house.ts'
import { countReturn } from '../sending/queries.ts'

const day = 86_400_000

/**
 * Counts what a permanently failed letter says about its address. Returns whether the address is marked, from now on or
 * already before.
 */
export async function countVerdict(
  tx: Tx,
  { verdict, now, ...of }: { address: Buffer; verdict: Verdict; status: string; now: Date },
): Promise<boolean> {
  if (verdict === 'other') return false
  const since = new Date(now.getTime() - softReturns.days * day)
  return countReturn(tx, { ...of, verdict, most: softReturns.most, since, now })
}
