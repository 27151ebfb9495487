import type { House } from '../../platform/house.ts'
import { learnZipCodes } from '../../zip-codes/queries.ts'
import { raiseLimits } from '../rows/refresh-all-queries.ts'
import { refreshDistricts } from './district-queries.ts'

/** Brings the names of districts that searches recognise up to date, and records the municipalities of CEPs. */
export async function refreshDistrictNames({ database }: Pick<House, 'database'>) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    await learnZipCodes(tx)
    await refreshDistricts(tx)
  })
}
