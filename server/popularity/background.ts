import { heatOf } from '@trampolim/marketplace/popularity/heat.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import { type Handler, handler, type Schedule, type Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { tidyUses } from './queries.ts'

export const tidyUsesWork: Work<Record<string, never>> = { name: 'tidy-uses', payload: z.object({}) }

/** The count below which something is forgotten. */
const forgotten = 0.01

async function tidy({ database, now }: House) {
  await tidyUses(database, { today: dayOf(tooOldBefore('countedUse', now())), cold: heatOf(forgotten, now()) })
}

export const popularityHandlers: readonly Handler[] = [handler(tidyUsesWork, tidy)]

/** Soon after midnight in São Paulo, where the day of the digests ends. */
export const popularitySchedules: readonly Schedule[] = [{ pattern: '10 3 * * *', work: tidyUsesWork }]
