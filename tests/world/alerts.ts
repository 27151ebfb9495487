import { findNews } from '@trampolim/server/alerts/match-job.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Makes the world's alerts find the newest jobs of their occupations, as if these had just been approved. */
export async function findForAlerts(database: Database) {
  const { rows } = await sql<{ id: string }>`
    select id from job_card where cbo in (select substr(what, 2)::integer from alert_ground where what like 'o%')
    order by approved_at desc, id desc limit 100
  `.execute(database)
  for (const { id } of rows) await findNews(database, { searchDatabase: database, now: () => new Date() }, id)
}
