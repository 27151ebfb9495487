import type { JobAlert } from '@trampolim/contract/gateway/alerts.ts'
import type { AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertRow } from './queries.ts'

/** Up to this number of jobs the count of an alert is exact. */
const exactFound = 99

/** How many jobs of an alert are counted. */
export const foundCountedTo = exactFound + 1

/** Presents an alert to its owner. */
export function presentAlert(alert: AlertRow): JobAlert {
  return {
    id: alert.id,
    occupation: alert.occupation,
    location: alert.location,
    created: alert.created_at.toISOString(),
    name: alert.name,
    frequency: alert.paused ? 'off' : alert.frequency,
    resumesAs: alert.frequency,
    filters: filtersOf(alert.search),
    understood: alert.understood,
    found: { count: Math.min(alert.found, exactFound), more: alert.found > exactFound },
  }
}

function filtersOf({ occupation: _occupation, location: _location, ...filters }: AlertSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
}
