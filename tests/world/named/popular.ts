import { heatOf } from '@trampolim/marketplace/popularity/heat.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { insertMany } from '../insert.ts'
import type { Row } from './days.ts'

const searches: readonly (readonly [occupation: string, location: string, uses: number])[] = [
  ['Vendedor', 'São Paulo, SP', 41],
  ['Auxiliar administrativo', '', 36],
  ['Motorista', 'Campinas, SP', 22],
]

/** Popular searches, and the bakery's jobs that most people open. */
export async function fillPopular(database: Database, { now, jobs }: { now: Date; jobs: readonly Row<'job'>[] }) {
  await insertMany(
    database,
    'popular_search',
    searches.map(([occupation, location, uses]) => ({ occupation, location, heat: heatOf(uses, now) })),
  )
  const open = jobs.filter(({ status }) => status === 'job:approved').slice(0, 3)
  await insertMany(
    database,
    'popular_job',
    open.map(({ id }, at) => ({ job_id: id, heat: heatOf(30 - at, now) })),
  )
}
