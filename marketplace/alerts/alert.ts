import { mayBeSearched } from '../jobs/search.ts'
import type { Refusal } from '../refusals.ts'

/** How many job alerts a person may keep (specification, platform §9). */
export const mostAlerts = 100

/** What an alert looks for. */
export type Alert = { readonly occupation?: string | null; readonly location?: string | null }

/** Why an alert can't be made: occupation_or_location_required, alert_exists, too_many_alerts; undefined where it can. */
export function obstacleOfAlert(
  alert: Alert,
  own: readonly Alert[],
): Extract<Refusal, 'occupation_or_location_required' | 'alert_exists' | 'too_many_alerts'> | undefined {
  if (!mayBeSearched(alert)) return 'occupation_or_location_required'
  if (own.some((each) => isSame(each, alert))) return 'alert_exists'
  return own.length >= mostAlerts ? 'too_many_alerts' : undefined
}

/** Whether two alerts look for the same; accents, case and spaces don't matter. */
export function isSame(one: Alert, other: Alert): boolean {
  return fold(one.occupation) === fold(other.occupation) && fold(one.location) === fold(other.location)
}

function fold(text: string | null | undefined): string {
  return (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
