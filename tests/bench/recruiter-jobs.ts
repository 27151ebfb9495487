import { rmSync } from 'node:fs'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { measure } from './load.ts'
import { milliseconds, tableOf, times } from './table.ts'

const [few, many] = [50, 5000] as const
const aim = '≤ 2 ×'
const rounds = 4

/** The queries of a recruiter's list. */
const questions = [
  'limit=20',
  ...['created', 'modified', 'title', 'type', 'count'].map((sortBy) => `sortBy=${sortBy}`),
  'mode=active&sortBy=created',
  'mode=ended&sortBy=title',
  'filter=padeiro',
  'filter=padeiro&sortBy=count',
  'filter=ad',
  'page=3',
] as const

/** Creates an organisation with a number of jobs, each with its counters; returns its recruiter's token. */
async function fill(database: Database, jobs: number): Promise<string> {
  const ground = { database, now: () => new Date() }
  const organizationId = await insertOrganization(ground, { company_name: `Rede ${jobs}` })
  const { accountId } = await insertRecruiter(ground, { organizationId })
  const model = await insertJob(ground, { organizationId })
  await sql`
    insert into job (id, organization_id, created_by, status, job_specific_type, contract_type, work_type, job_name,
      cbo, salary_type, work_places, content, created_at, modified_at, closes_at)
    select lpad(to_hex(number::bigint * 2 + ${jobs}::bigint * 1000000), 24, '0'), organization_id, ${accountId},
      (array['job:approved', 'job:approved', 'job:created', 'job:disabled', 'job:closed', 'job:closed'])[1 + number % 6],
      1 + number % 3, contract_type, work_type,
      (array['Padeiro', 'Confeiteira', 'Atendente de balcão', 'Operador de caixa', 'Vendedora'])[1 + number % 5]
        || ' ' || number,
      cbo, salary_type, work_places, content, created_at - make_interval(hours => number),
      modified_at - make_interval(mins => number * 7 % 4999), closes_at
    from job cross join generate_series(2, ${jobs}::integer) as number where id = ${model}
  `.execute(database)
  await sql`
    insert into selection_counter (job_id, step, count)
    select job.id, step, 1 + abs(hashtext(job.id || step)) % 90
    from job cross join unnest(array['curriculums', 'interviews', 'discarded', 'unseen']) as step
    where organization_id = ${organizationId}
  `.execute(database)
  await sql`
    update job_total set places = abs(hashtext(job_id)) % 300 where organization_id = ${organizationId}
  `.execute(database)
  const session = await database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: true, now: new Date() }))
  return session.token
}

/** Prints how much longer each query takes with 5,000 jobs than with 50. */
const dataDir = temporaryDataDir('bench-recruiter-jobs')
const house = await startHouse({ dataDir, demo: true })
const { database } = openDatabase(house.databaseUrl, { connections: 1, statementTimeout: 0 })
try {
  const tokens = [await fill(database, few), await fill(database, many)] as const
  await sql`vacuum (analyze) job, job_total, selection_counter`.execute(database)
  const rows: string[][] = []
  for (const path of [...questions.map((question) => `recruiter/jobs?${question}`), 'recruiter/summary']) {
    const medians: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // In turns, so that other load affects both alike.
    for (let round = 0; round < rounds; round++) {
      for (const [at, token] of tokens.entries()) {
        const asked = { paths: [`/api/gateway/${path}`], clients: 1, seconds: 1, token }
        const { median, failed } = await measure(house.address, asked)
        if (failed) throw new Error(`${failed} answers to ${path} failed`)
        medians[at as 0 | 1] = Math.min(medians[at as 0 | 1], median)
      }
    }
    const [one, other] = medians
    const isList = path.startsWith('recruiter/jobs')
    rows.push([`GET /${path}`, milliseconds(one), milliseconds(other), times(other / one), isList ? aim : ''])
  }
  console.log(tableOf(['question', `${few} jobs`, `${many} jobs`, 'ratio', 'aim'], rows))
} finally {
  await database.destroy()
  await house.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
