import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import { wordOf } from '@trampolim/marketplace/topics/topics.ts'
import type { House, Tx } from '../../platform/house.ts'
import { raiseLimits } from '../rows/refresh-all-queries.ts'
import { forgetTopics, lockTopics, type NamedOccupation, openOccupations, writeTopics } from './count-queries.ts'

/** For how long, in milliseconds, the address of a topic without jobs still says that there were some. */
const rememberedFor = 365 * 86_400_000

/** Recounts the open jobs of all topics, and deletes topics that have had none for a year. */
export async function countTopics(tx: Tx, now: Date) {
  await lockTopics(tx)
  await writeTopics(tx, { occupations: await namedOccupations(tx), now })
  await forgetTopics(tx, new Date(now.getTime() - rememberedFor))
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

/** Runs `countTopics` in a transaction of its own. */
export async function refreshTopics({ database, now }: House) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    await countTopics(tx, now())
  })
}
