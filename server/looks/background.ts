import { z } from 'zod'
import { type Handler, handler, type Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { hideSomeCompanies } from './look-queries.ts'

/** Queued once, by a migration. */
const hideCompaniesWork: Work<Record<string, never>> = {
  name: 'hide-companies-of-looks',
  payload: z.strictObject({}),
}

const batch = 2000

/** Removes names of companies that were stored although the job's approved version hides them. */
export async function hideCompanies({ database }: Pick<House, 'database'>) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await hideSomeCompanies(database, { after, most: batch })
  }
}

export const lookHandlers: readonly Handler[] = [handler(hideCompaniesWork, hideCompanies)]
