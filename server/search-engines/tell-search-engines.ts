import type { House } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'
import { changedAddresses, forgetAddresses, forgetAddressesBefore } from './queries.ts'

/** The maximum number of addresses in one IndexNow report (indexnow.org). */
const mostAtOnce = 10_000
/** After this many milliseconds a search engine will have found the change itself. */
const keptFor = 7 * 86_400_000
const timeout = 20_000

/** The path of the key file that proves that we may report this site's pages. */
export const keyPath = (key: string): string => `/${key}.txt`

/** Whether changed pages are reported to search engines; those of a demo aren't, since its jobs are invented. */
export const tellsSearchEngines = ({ configuration: { indexNow, demo } }: Pick<House, 'configuration'>): boolean =>
  indexNow !== null && !demo

/**
 * Reports the pages that changed longest ago to search engines (IndexNow), as many as one report may contain. If the
 * endpoint is unavailable or refuses, they are kept for a week.
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
