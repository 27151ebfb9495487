import type { JobAlert } from '@trampolim/contract/gateway/alerts.ts'

/** An alert as its owner reads it. */
export function presentAlert(alert: { id: string; occupation: string; location: string; created_at: Date }): JobAlert {
  return {
    id: alert.id,
    occupation: alert.occupation,
    location: alert.location,
    created: alert.created_at.toISOString(),
  }
}
