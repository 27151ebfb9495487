import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import { wordOf } from '@trampolim/marketplace/topics/topics.ts'
import type { House, Tx } from '../../platform/house.ts'
import { noteTopics } from '../../search-engines/queries.ts'
import { tellsSearchEngines } from '../../search-engines/tell-search-engines.ts'
import { raiseLimits } from '../rows/refresh-all-queries.ts'
import { forgetTopics, lockTopics, type NamedOccupation, openOccupations, writeTopics } from './count-queries.ts'

/** For how long, in milliseconds, the address of a topic without jobs still says that there were some. */
const rememberedFor = 365 * 86_400_000

/**
 * Recounts the open jobs of all topics, and deletes topics that have had none for a year. Returns the addresses of those
 * whose page has come to be listed by search engines, or has too few jobs for it from now on.
 */
export async function countTopics(tx: Tx, now: Date): Promise<string[]> {
  await lockTopics(tx)
  const changed = await writeTopics(tx, { occupations: await namedOccupations(tx), now })
  await forgetTopics(tx, new Date(now.getTime() - rememberedFor))
  return changed
}

/** Occupations of the same name are merged into one, in the sector of the one with most jobs. */
async function namedOccupations(tx: Tx): Promise<NamedOccupation[]> {
  const first = new Map<string, { name: string; word: string; sector: string }>()
  return (await openOccupations(tx)).map(({ cbo, title, sector }) => {
    const name = commonName(String(cbo).padStart(6, '0')) ?? title
    const word = wordOf(name)
    const known = first.get(word) ?? { name, word, sector }
    first.set(word, known)
    return { cbo, ...known }
  })
}

/** Runs `countTopics` in a transaction of its own, and has search engines told of what it returns. */
export async function refreshTopics(house: Pick<House, 'database' | 'now' | 'configuration'>) {
  await house.database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    const now = house.now()
    const addresses = await countTopics(tx, now)
    if (tellsSearchEngines(house)) await noteTopics(tx, { addresses, now })
  })
}
