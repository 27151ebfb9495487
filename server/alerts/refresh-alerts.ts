import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { House } from '../platform/house.ts'
import { rewriteMeanings, searchesToUnderstand, tidyNews, writeGrounds } from './search-queries.ts'
import { understandAlert } from './understand-alert.ts'
import { understandAlertsWork } from './work.ts'

const day = 86_400_000
/** Words get another meaning when jobs begin to use them, or when the search learns to understand more. */
const understoodFor = 3 * day
const understoodAtOnce = 200
const tidiedAtOnce = 20_000

/** Interprets the searches again whose words were interpreted longest ago, batch by batch. */
export async function understandAlerts(house: House) {
  const { database } = house
  const now = house.now()
  await database.transaction().execute(async (tx) => {
    const before = new Date(now.getTime() - understoodFor)
    const waiting = await searchesToUnderstand(tx, { before, most: understoodAtOnce })
    if (waiting.length === 0) return
    const searches = await Promise.all(
      waiting.map(async ({ searchNo, search }) => ({
        searchNo,
        meaning: await understandAlert(house, search),
      })),
    )
    await rewriteMeanings(tx, { searches, now })
    await writeGrounds(tx, searches)
    if (waiting.length < understoodAtOnce) return
    await enqueue(tx, understandAlertsWork, { payload: {}, key: `${understandAlertsWork.name} on` })
  })
}

/** Deletes old news, and searches that no alert uses. */
export async function tidyAlerts({ database, now }: House) {
  const before = tooOldBefore('alertNews', now())
  await database.transaction().execute((tx) => tidyNews(tx, { before, most: tidiedAtOnce }))
}
