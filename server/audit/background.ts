import { z } from 'zod'
import { type Handler, handler, type Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { forgetSomeGone } from './queries.ts'

/** Queued once, by a migration. */
const forgetGoneWork: Work<Record<string, never>> = {
  name: 'forget-gone-in-audit',
  payload: z.strictObject({}),
}

const batch = 1000

/** Removes what the entries about people, messages and notices that are gone still say about them. */
export async function forgetGone({ database }: Pick<House, 'database'>) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await forgetSomeGone(database, { after, most: batch })
  }
}

export const auditHandlers: readonly Handler[] = [handler(forgetGoneWork, forgetGone)]
