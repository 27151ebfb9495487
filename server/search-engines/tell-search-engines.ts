import type { House } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'
import { changedAddresses, forgetAddresses, forgetAddressesBefore } from './queries.ts'

/** The most addresses that IndexNow takes at once (indexnow.org). */
const mostAtOnce = 10_000
/** After so long a search engine has found the change by itself, in milliseconds. */
const keptFor = 7 * 86_400_000
const timeout = 20_000

/** Where the key is that proves that we may tell of this site's pages. */
export const keyPath = (key: string): string => `/${key}.txt`

/** Whether search engines are told of changed pages: not of a demo, whose jobs are invented. */
export const tellsSearchEngines = ({ configuration: { indexNow, demo } }: Pick<House, 'configuration'>): boolean =>
  indexNow !== null && !demo

/**
 * Tells search engines of the pages that changed longest ago (IndexNow), as many as are taken at once. If the other side is
 * away or refuses, they are kept for a week.
 */
export async function tellSearchEngines(house: House) {
  const { database, now, log, configuration } = house
  const { indexNow, publicUrl } = configuration
  if (!indexNow || !tellsSearchEngines(house)) return
  await forgetAddressesBefore(database, new Date(now().getTime() - keptFor))
  const changed = await changedAddresses(database, mostAtOnce)
  if (changed.length === 0) return
  const body = {
    host: new URL(publicUrl).host,
    key: indexNow.key,
    keyLocation: publicUrl + keyPath(indexNow.key),
    urlList: changed.map(({ path }) => publicUrl + path),
  }
  try {
    const { ok, status } = await askOutside(indexNow.url, { body, timeout })
    if (!ok) return log.warn({ status, addresses: changed.length }, 'IndexNow refused changed addresses')
  } catch (err) {
    return log.warn({ err, addresses: changed.length }, 'IndexNow could not be reached')
  }
  await forgetAddresses(database, changed)
}
