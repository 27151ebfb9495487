import type { Database } from '../../platform/house.ts'
import type { Written } from './purpose.ts'
import { alertsOn } from './queries.ts'

/**
 * A letter without the alerts that its reader paused or removed while it waited; null if none is left. Other letters
 * stay as they are.
 */
export async function withoutPaused(database: Database, letter: Written): Promise<Written | null> {
  if (letter.template !== 'job-alert') return letter
  const { alerts } = letter.values
  const on = await alertsOn(
    database,
    alerts.flatMap(({ id }) => id ?? []),
  )
  const left = alerts.filter(({ id }) => id === undefined || on.has(id))
  return left.length > 0 ? { ...letter, values: { ...letter.values, alerts: left } } : null
}
