import type { House } from '../../platform/house.ts'
import { learnZipCodes } from '../../zip-codes/queries.ts'
import { takeYourTime } from '../rows/refresh-all-queries.ts'
import { rewriteDistrictNames } from './district-queries.ts'

/** Rewrites the names of districts that searches know, and learns the municipalities of CEPs. */
export async function refreshDistrictNames({ database }: Pick<House, 'database'>) {
  await database.transaction().execute(async (tx) => {
    await takeYourTime(tx)
    await learnZipCodes(tx)
    await rewriteDistrictNames(tx)
  })
}
