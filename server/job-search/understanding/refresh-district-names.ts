import type { House } from '../../platform/house.ts'
import { learnZipCodes } from '../../zip-codes/queries.ts'
import { raiseLimits } from '../rows/refresh-all-queries.ts'
import { rewriteDistrictNames } from './district-queries.ts'

/** Rewrites the names of districts that searches recognise, and records the municipalities of CEPs. */
export async function refreshDistrictNames({ database }: Pick<House, 'database'>) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    await learnZipCodes(tx)
    await rewriteDistrictNames(tx)
  })
}
