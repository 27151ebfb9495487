import { mostAlerts, obstacleOfAlert } from '@trampolim/marketplace/alerts/alert.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { alertsOf, holdProfessional } from './queries.ts'

type NewAlert = { professionalId: string; occupation: string; location: string }

/**
 * Creates a job alert; jobs approved from now on are announced.
 * @throws occupation_or_location_required, alert_exists, too_many_alerts
 */
export function createAlert({ database, now }: House, { professionalId, occupation, location }: NewAlert) {
  return database.transaction().execute(async (tx) => {
    await holdProfessional(tx, professionalId)
    const obstacle = obstacleOfAlert({ occupation, location }, await alertsOf(tx, professionalId, mostAlerts))
    if (obstacle) return refuse(obstacle)
    const created = now()
    return tx
      .insertInto('job_alert')
      .values({
        id: newId(created),
        professional_id: professionalId,
        occupation,
        location,
        created_at: created,
        announced_until: created,
      })
      .returning(['id', 'occupation', 'location', 'created_at'])
      .executeTakeFirstOrThrow()
  })
}
