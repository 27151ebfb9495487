import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EventType } from '@trampolim/contract/events.ts'
import { sendAlertLetter, sendMorningLetters } from '@trampolim/server/alerts/send-alerts.ts'
import { closeJobs, warnOfClosing } from '@trampolim/server/jobs/endings/close-jobs.ts'
import { sendJobSummaries } from '@trampolim/server/jobs/summaries/send-job-summaries.ts'
import { sendLetter } from '@trampolim/server/letters/send-letter.ts'
import { eraseOldNotifications } from '@trampolim/server/notifications/background.ts'
import { type SummaryPart, sendSomeSummaries, sendSummaries } from '@trampolim/server/notifications/send-summaries.ts'
import { installQueue } from '@trampolim/server/platform/background/run.ts'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { clearPastEvents } from '@trampolim/server/platform/events/clear-past-events.ts'
import { deliverEvent } from '@trampolim/server/platform/events/deliver.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { attendHires } from '@trampolim/server/selection/hiring/attend-hires.ts'
import { attendInterviews } from '@trampolim/server/selection/interviews/attend.ts'
import { attendInvitations } from '@trampolim/server/selection/invitations/attend-invitations.ts'
import { attendSlots } from '@trampolim/server/selection/slots/attend-slots.ts'
import { listeners } from '@trampolim/server/services/background.ts'
import { openHouse } from '@trampolim/server/services/open-house.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { insertAttended } from './attended.ts'
import { usageOf } from './processes.ts'
import { bytesOfTables, insertSelections } from './row-sizes.ts'
import { tableOf } from './table.ts'
import { provideWorld } from './worlds.ts'

/*
 * Measures the rounds that process all people: letters of alerts, summaries, closing dates, interviews to reconfirm,
 * invitations, hiring messages and slot offers to announce, and data whose time is over. Everybody in a generated world
 * has one of each, all due now. Also prints the size of that world's rows.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    jobs: { type: 'string', default: '20000' },
    /** How many letters are written and sent one by one. */
    letters: { type: 'string', default: '1000' },
    /** The number of people for which the times are extrapolated. */
    outOf: { type: 'string', default: '2000000' },
  },
})
const [people, jobs, letters, outOf] = [values.people, values.jobs, values.letters, values.outOf].map(Number) as [
  number,
  number,
  number,
  number,
]
const notificationsEach = 3

const folder = temporaryDataDir('rounds')
try {
  const dataDir = await provideWorld(folder, { jobs, curriculums: people })
  // Without the marketplace, whose own background work would do the rounds before they are measured.
  const running = await startEmbeddedDatabase({ folder: join(dataDir, 'database') })
  await installQueue(running.ownerUrl)
  const configuration = readConfiguration(
    { DATA_DIR: join(folder, 'post'), DATABASE_URL: running.url },
    { checkout: join(import.meta.dirname, '../..') },
  )
  const { background, close } = openHouse(
    configuration,
    { databaseUrl: running.url },
    { metrics: openMetrics({}), tracing: undefined },
  )
  let sent = 0
  const house: House = {
    ...background.house,
    post: {
      async send() {
        sent += 1
      },
      close: () => undefined,
    },
  }
  try {
    const patient = openDatabase(running.ownerUrl, { connections: 1, statementTimeout: 0 })
    await insertSelections(patient.database)
    await insertWork(patient)
    await insertAttended(patient.database)
    await sql`analyze`.execute(patient.database)
    console.log(`\n${await bytesOfTables(patient.database)}\n`)
    await patient.database.destroy()
    await measureRounds(house, running.pid())
    console.log(`letters sent: ${sent}; load of the machine: ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}`)
  } finally {
    await close()
    await running.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Gives everybody an alert with news and notifications that await a letter, some of them old, and makes every job close
 * soon.
 */
async function insertWork({ database }: Pick<House, 'database'>) {
  await sql`
    insert into alert_search (search, meaning, understood_at)
    select jsonb_build_object('occupation', 'vaga ' || number, 'location', ''), null, now()
    from generate_series(1, 1000) as number
  `.execute(database)
  await sql`
    insert into alert_news (search_no, job_id, found_at)
    select search_no, job.id, now() - interval '1 hour' from alert_search
    cross join lateral (select id from job_card order by id limit 3) as job
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into job_alert (id, professional_id, occupation, location, search_no, frequency, since, announced_until, created_at)
    select lpad(to_hex(row_number() over ()), 24, '0'), account_id, 'vaga', '',
      (select min(search_no) from alert_search) + (row_number() over ()) % 1000, 'daily',
      now() - interval '400 days', now() - interval '1 day', now()
    from professional on conflict do nothing
  `.execute(database)
  for (const [age, due] of [
    ['1 hour', 'daily'],
    ['400 days', null],
  ] as const) {
    await sql`
      with made as (
        select md5(account_id || each || ${age}::text)::char(24) as id, account_id
        from professional cross join generate_series(1, ${notificationsEach}::integer) as each
      ),
      inserted as (
        insert into notification (id, kind, variant, type, facts, created_at)
        select made.id, model.kind, model.variant, model.type, model.facts, now() - ${age}::interval
        from made cross join (select * from notification order by id limit 1) as model
      )
      insert into notification_reader (notification_id, account_id, type, in_app, mail_due)
      select id, account_id, 1, true, ${due} from made
    `.execute(database)
  }
  await sql`
    insert into event (id, type, payload, occurred_at, delivered_at)
    select md5(account_id || each)::char(24), 'alert.told', '{}', now() - interval '400 days', now() - interval '400 days'
    from professional cross join generate_series(1, 5) as each
  `.execute(database)
  await sql`
    update job set closes_at = now() + interval '3 days', approved_at = now() - interval '30 days',
      content = content || '{"jobSummaryEmail": true}'
    where status = 'job:approved'
  `.execute(database)
}

type Round = { name: string; of: string; count: () => Promise<number> | number; run: () => Promise<unknown> }

async function measureRounds(house: House, pid: number) {
  const { database } = house
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database)
    return Number(rows[0]?.count)
  }
  const payloads = async <Work>(work: string, most = letters) => {
    const { rows } = await sql<{ payload: Work }>`
      select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = ${work} order by job.id limit ${most}
    `.execute(database)
    return rows.map(({ payload }) => payload)
  }
  const open = () =>
    sql<{ count: number }>`select count(*) as count from job where status = 'job:approved'`
      .execute(database)
      .then(({ rows }) => Number(rows[0]?.count))
  const told = async (type: EventType) => {
    const { rows } = await sql<{ id: string }>`
      select id from event where type = ${type} and delivered_at is null order by id limit ${letters}
    `.execute(database)
    return rows
  }
  /** A round over everybody's items, and the listeners that then handle some of them: a letter and a notification. */
  const attended = (name: string, type: EventType, run: () => Promise<void>): Round[] => [
    { name, of: 'candidacies', count: () => count('candidacy'), run },
    {
      name: `${name.split(':', 1)[0]}: somebody is told`,
      of: 'people',
      count: async () => (await told(type)).length,
      run: async () => {
        for (const { id } of await told(type)) await deliverEvent(house, listeners, id)
      },
    },
  ]
  const rounds: Round[] = [
    {
      name: 'alerts: queue of a morning',
      of: 'people',
      count: () => count('professional'),
      run: () => sendMorningLetters(house),
    },
    {
      name: 'alerts: a letter is written',
      of: 'people',
      count: () => letters,
      run: async () => {
        for (const { professionalId, frequencies } of await payloads<Parameters<typeof sendAlertLetter>[1]>(
          'send-alert-letter',
        )) {
          await sendAlertLetter(house, { professionalId, frequencies })
        }
      },
    },
    {
      name: 'a letter is sent',
      of: 'letters',
      count: () => letters,
      run: async () => {
        for (const { id, sealed } of await payloads<Parameters<typeof sendLetter>[1]>('send-letter'))
          await sendLetter(house, { id, sealed })
      },
    },
    {
      name: 'summaries of notifications',
      of: 'people',
      count: () => count('professional'),
      run: async () => {
        await sendSummaries(house)
        for (const part of await payloads<SummaryPart>('send-some-summaries', people)) {
          await sendSomeSummaries(house, { due: part.due, after: part.after, last: part.last })
        }
      },
    },
    ...attended('interviews: asked to confirm again', 'interview.told', () => attendInterviews(house)),
    ...attended('invitations: due', 'invitation.told', () => attendInvitations(house)),
    ...attended('hiring messages: due', 'hire.told', () => attendHires(house)),
    ...attended('offers of times: due', 'slots.offered', () => attendSlots(house)),
    { name: 'warnings of closing dates', of: 'jobs', count: open, run: () => warnOfClosing(house) },
    { name: 'weekly summaries of jobs', of: 'jobs', count: open, run: () => sendJobSummaries(house) },
    {
      name: 'closing dates',
      of: 'jobs',
      count: open,
      run: async () => {
        await sql`update job set closes_at = now() - interval '1 hour' where status = 'job:approved'`.execute(database)
        await closeJobs(house)
      },
    },
    {
      name: 'retention: notifications',
      of: 'rows',
      count: () => people * notificationsEach,
      run: () => eraseOldNotifications(house),
    },
    { name: 'retention: events', of: 'rows', count: () => people * 5, run: () => clearPastEvents(house) },
  ]
  const rows: string[][] = []
  for (const { name, of, count: counted, run } of rounds) {
    const items = await counted()
    const before = usageOf(pid)
    const own = process.cpuUsage()
    const begun = performance.now()
    await run()
    const seconds = (performance.now() - begun) / 1000
    const after = usageOf(pid)
    const { user, system } = process.cpuUsage(own)
    const processor = after.database - before.database + (user + system) / 1e6
    const each = (processor / items) * 1000
    rows.push([
      name,
      `${items} ${of}`,
      `${seconds.toFixed(1)} s`,
      `${each.toFixed(3)} ms`,
      `${((each * outOf) / 3_600_000).toFixed(2)} h`,
    ])
  }
  console.log(tableOf(['round', 'of', 'took', 'processor, each', `for ${outOf}`], rows))
}
