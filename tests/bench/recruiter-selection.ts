import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { scoreAllCandidacies } from '@trampolim/server/selection/scores/score-candidacies.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { adoptJobs } from './adopt-jobs.ts'
import { measure } from './load.ts'
import { milliseconds, tableOf, times } from './table.ts'
import { provideWorld } from './worlds.ts'

const { values } = parseArgs({
  options: {
    curriculums: { type: 'string', default: '100000' },
    /** The number of jobs for which candidates are recommended. */
    jobs: { type: 'string', default: '2000' },
  },
})
const [few, many] = [100, 10_000] as const
const rounds = 4
const asked = 200

/** The paths of a selection, relative to its job. */
const questions = [
  'counters',
  'curriculums',
  'curriculums?page=3',
  ...['recent', 'distance', 'name'].map((sort) => `curriculums?sort=${sort}`),
  'curriculums?list=selected',
  'finalist',
  'disqualified',
  'curriculums?name=Ana Souza',
  'curriculums?name=Castro&sort=name',
] as const

/** Creates an organisation's job with a number of applications by people of the world; returns its id. */
async function fillSelection(
  database: Database,
  { organizationId, places }: { organizationId: string; places: number },
) {
  const ground = { database, now: () => new Date() }
  const jobId = await insertJob(ground, { organizationId })
  await sql`
    insert into candidacy (id, job_id, professional_id, cv_type, origin, step, job_name, applied_at, moved_at, viewed_at)
    select lpad(to_hex(number + ${places}::bigint * 1000000), 24, '0'), ${jobId}, professional_id, cv_type, 'applied',
      case when number % 10 < 7 then 'curriculums'
        else (array['selectiveProcess', 'interviews', 'finalists'])[number % 10 - 6] end,
      'Vendedor de loja', now() - make_interval(mins => number::integer), now(),
      case when number % 3 = 0 then now() end
    from (
      select row_number() over (order by id) as number, professional_id, cv_type from curriculum
      where cv_type = 'professional' order by id limit ${places}
    ) as applicant
  `.execute(database)
  await sql`
    insert into selection_counter (job_id, step, count)
    select job_id, step, count(*) from candidacy where job_id = ${jobId} group by 1, 2
    union all select job_id, 'unseen', count(*) from candidacy where job_id = ${jobId} and viewed_at is null group by 1
  `.execute(database)
  await scoreAllCandidacies({ database }, { jobId })
  return jobId
}

/** The minimum of several medians, so that other load has little effect. */
async function medianOf(address: string, paths: readonly string[], token?: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const { median, failed } = await measure(address, { paths, clients: 1, seconds: 1, token })
    if (failed) throw new Error(`${failed} answers to ${paths[0]} failed`)
    // A first round on a cold database may end without an answer.
    if (median < least) least = median
  }
  return least
}

/**
 * Prints how much longer a selection takes with 10,000 applications than with 100, and recommending candidates compared
 * with reading a job.
 */
const folder = process.env.DATA_DIR ?? temporaryDataDir('bench-recruiter-selection')
const dataDir = await provideWorld(folder, { jobs: Number(values.jobs), curriculums: Number(values.curriculums) })
const house = await startHouse({ dataDir, demo: true })
const { database } = openDatabase(house.databaseUrl, { connections: 1, statementTimeout: 0 })
try {
  const ground = { database, now: () => new Date() }
  const organizationId = await insertOrganization(ground, { company_name: 'Rede grande' })
  const { accountId } = await insertRecruiter(ground, { organizationId })
  const { token } = await database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: true, now: new Date() }))
  const small = await fillSelection(database, { organizationId, places: few })
  const large = await fillSelection(database, { organizationId, places: many })
  const jobs = await adoptJobs(database, { organizationId, most: asked })
  await sql`vacuum (analyze) candidacy, selection_counter, job, curriculum_spot, curriculum_search`.execute(database)
  const rows: string[][] = []
  for (const question of questions) {
    const pathOf = (jobId: string) => encodeURI(`/api/gateway/recruiter/selectiveprocess/${jobId}/${question}`)
    const one = await medianOf(house.address, [pathOf(small)], token)
    const other = await medianOf(house.address, [pathOf(large)], token)
    rows.push([`GET …/${question}`, milliseconds(one), milliseconds(other), times(other / one), '≤ 2 ×'])
  }
  console.log(tableOf(['question', `${few} applications`, `${many}`, 'ratio', 'aim'], rows))
  const paths = (of: string) => jobs.map((jobId) => `${of}${jobId}`)
  const job = await medianOf(house.address, paths('/api/gateway/job/'))
  const recommended = await medianOf(house.address, paths('/api/search-cv/search/recommend?jobId='), token)
  const filtered = await medianOf(
    house.address,
    paths('/api/search-cv/search/recommend?distance=20&salary=300000&jobId='),
    token,
  )
  console.log(`\n${values.curriculums} curriculums`)
  const against = (name: string, time: number) => [name, milliseconds(time), times(time / job), '≤ 10 ×']
  console.log(
    tableOf(
      ['question', 'median', 'to job', 'aim'],
      [
        ['GET /job/{id}', milliseconds(job), '', ''],
        against('GET /search/recommend', recommended),
        against('GET /search/recommend, distance and salary', filtered),
      ],
    ),
  )
} finally {
  await database.destroy()
  await house.stop()
  if (!process.env.DATA_DIR) rmSync(folder, { recursive: true, force: true })
}
