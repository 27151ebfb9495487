import {
  type AlertSearch,
  type FrequencyChoice,
  foldedSearch,
  obstacleOfAlert,
  usualFrequency,
} from '@trampolim/marketplace/alerts/alert.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { namesHousehold } from '../job-search/searching/readings.ts'
import { understandSearch } from '../job-search/understanding/understand-search.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { fittingJobs } from './fitting-jobs.ts'
import { keepAlertSearch } from './keep-search.ts'
import { countAlerts, insertAlert, lockProfessional } from './queries.ts'
import { searchFromHere } from './search-from-here.ts'
import { findSearch, storeFirstNews } from './search-queries.ts'
import { understandAlert } from './understand-alert.ts'

/** A new alert: its search, its name (empty for none), and how often it sends letters. */
export type NewAlert = AlertSearch & { near?: Position | undefined; name: string; frequency: FrequencyChoice }

const countedAtFirst = 100

/**
 * Creates a job alert. It announces jobs approved from now on, and counts those that match now. Equal searches are
 * shared by all their alerts, so a position is replaced by the municipality that contains it.
 * @returns the alert's id
 * @throws occupation_or_location_required, household_work, alert_exists, too_many_alerts
 */
export async function createAlert(
  house: House,
  person: Person,
  { near, name, frequency, ...asked }: NewAlert,
): Promise<string> {
  const search = await searchFromHere(house, person, { ...asked, near })
  const folded = foldedSearch(search)
  if (namesHousehold(await understandSearch(house.searchDatabase, folded))) refuse('household_work')
  const meaning = await understandAlert(house, folded)
  const first = meaning ? await fittingJobs(house, person, { search, page: 1, size: countedAtFirst }) : null
  const now = house.now()
  return house.database.transaction().execute(async (tx) => {
    await lockProfessional(tx, person.accountId)
    const known = await findSearch(tx, folded)
    const own = await countAlerts(tx, { professionalId: person.accountId, searchNo: known })
    const obstacle = obstacleOfAlert(search, own)
    if (obstacle) return refuse(obstacle)
    const { searchNo, isNew } = await keepAlertSearch(tx, { search: folded, meaning, now })
    if (isNew) await storeFirstNews(tx, { searchNo, jobIds: first?.items.map((job) => job.id) ?? [], now })
    const id = newId(now)
    await insertAlert(tx, {
      ...{ id, searchNo, now },
      professionalId: person.accountId,
      occupation: search.occupation,
      location: search.location,
      name: name || null,
      frequency: frequency === 'off' ? usualFrequency : frequency,
      paused: frequency === 'off',
    })
    return id
  })
}
