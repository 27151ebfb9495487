import { keysOfCompanies } from '@trampolim/marketplace/search/company-names.ts'
import type { House } from '../../platform/house.ts'
import { raiseLimits } from '../rows/refresh-all-queries.ts'
import { companiesShown, replaceCompanyNames } from './company-queries.ts'

/** Rewrites the company names that searches recognise even if they are misspelt or reordered. */
export async function refreshCompanyNames({ database }: Pick<House, 'database'>) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    const shown = await companiesShown(tx)
    const keys = keysOfCompanies(shown.map(({ normalised }) => normalised))
    await replaceCompanyNames(
      tx,
      shown.map((company) => ({ ...company, keys: keys.get(company.normalised) ?? [] })),
    )
  })
}
