import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AlertSearch, foldedSearch, searchAnywhere } from '@trampolim/marketplace/alerts/alert.ts'
import { type AlertMeaning, type AlertPlace, groundsOf } from '@trampolim/marketplace/alerts/grounds.ts'
import { findNews } from '@trampolim/server/alerts/match-job.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { type Random, randomFrom, weightedPicker } from '../world/random.ts'
import { milliseconds, tableOf, times } from './table.ts'
import { provideWorld } from './worlds.ts'

/*
 * Measures what it costs to find the alerts for a new job, among few and among many. The alerts are inserted as rows,
 * with index entries from the server's own rule: seven in ten for an occupation that jobs have, in towns by their
 * population, a quarter with a filter.
 */

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '100000' },
    many: { type: 'string', default: '1000000' },
    /** How many new jobs are measured. */
    jobs: { type: 'string', default: '1000' },
  },
})
const batch = 20_000
const alertsOfPerson = 20
const warming = 200

type Town = { id: number; name: string; state: string; population: number; latitude: number; longitude: number }
type Occupation = { cbo: number; title: string }
type Ground = { hiring: Occupation[]; all: Occupation[]; townOf: (random: Random) => Town }

async function readGround(database: Database): Promise<Ground> {
  const hiring = await sql<Occupation>`
    select job.cbo::integer as cbo, title from job join occupation using (cbo) where status = 'job:approved' order by job.id
  `.execute(database)
  const all = await sql<Occupation>`select cbo::integer as cbo, title from occupation order by cbo`.execute(database)
  const towns = await sql<Town>`
    select id, name, state, population, latitude, longitude from municipality order by id
  `.execute(database)
  return { hiring: hiring.rows, all: all.rows, townOf: weightedPicker(towns.rows, ({ population }) => population) }
}

const filters = [
  { workType: [1] },
  { workType: [2] },
  { contractType: [1] },
  { salaries: ['to-3000'] },
  { pcdOnly: true },
]

/** One person's alert: its search and its meaning. */
function makeAlert(ground: Ground, random: Random): { search: AlertSearch; meaning: AlertMeaning } {
  const town = ground.townOf(random)
  const occupation = random.pick(random.next() < 0.7 ? ground.hiring : ground.all)
  const kind = random.next()
  const kilometres = kind >= 0.55 && kind < 0.7 ? 30 : null
  const around: AlertPlace = {
    kind: 'around',
    municipality: town.id,
    position: { latitude: town.latitude, longitude: town.longitude },
    kilometres,
  }
  const inState = kind >= 0.7 && kind < 0.8
  const anyWork = kind >= 0.85 && kind < 0.95
  const anywhere = kind >= 0.8 && kind < 0.85
  const byWords = kind >= 0.95
  const state: AlertPlace = { kind: 'state', state: Math.floor(town.id / 100_000) }
  const word = byWords ? (occupation.title.split(' ')[0]?.toLowerCase() ?? '') : ''
  const search = foldedSearch({
    occupation: byWords ? word : anyWork ? '' : occupation.title,
    location: anywhere ? '' : inState ? town.state : `${town.name}, ${town.state}`,
    ...(kilometres !== null && { distance: kilometres }),
    ...(random.next() < 0.25 && random.pick(filters)),
  })
  const cbos = anyWork || byWords ? [] : [occupation.cbo]
  return {
    search,
    meaning: { cbos, lexemes: byWords ? [word] : null, place: anywhere ? null : inState ? state : around },
  }
}

/** Adds people for this many alerts. */
async function addPeople(database: Database, from: number, to: number) {
  await sql`
    insert into account (id, email, role, email_validated_at, created_at, modified_at)
    select 'b' || lpad(to_hex(number), 23, '0'), 'alerta' || number || '@exemplo.com', 'user:professional', now(), now(), now()
    from generate_series(${from}::integer, ${to - 1}::integer) as number
  `.execute(database)
  await sql`
    insert into professional select made.*
    from generate_series(${from}::integer, ${to - 1}::integer) as number
    cross join (select model from professional as model order by account_id limit 1) as first_one
    cross join lateral jsonb_populate_record(first_one.model, jsonb_build_object(
      'account_id', 'b' || lpad(to_hex(number), 23, '0'), 'cpf', lpad((50000000000 + number)::text, 11, '0')
    )) as made
  `.execute(database)
}

type Numbered = { search_no: number; search: AlertSearch; meaning: AlertMeaning; anywhere_no: number | null }

/** Adds alerts until there are this many; `known` are the numbers of the existing searches. */
async function addAlerts(
  database: Database,
  {
    ground,
    random,
    known,
    from,
    to,
  }: { ground: Ground; random: Random; known: Map<string, number>; from: number; to: number },
) {
  const number = (asked: Omit<Numbered, 'search_no'>) => {
    const key = JSON.stringify(asked.search)
    const search_no = known.get(key) ?? known.size + 1
    if (!known.has(key)) searches.push({ ...asked, search_no })
    known.set(key, search_no)
    return search_no
  }
  let searches: Numbered[] = []
  await addPeople(database, from / alertsOfPerson, to / alertsOfPerson)
  for (let at = from; at < to; at += batch) {
    searches = []
    const alerts = Array.from({ length: Math.min(batch, to - at) }, (_, nth) => {
      const { search, meaning } = makeAlert(ground, random)
      const anywhere = searchAnywhere(search)
      const beside =
        anywhere &&
        number({ search: anywhere, meaning: { ...meaning, place: { kind: 'anywhere' } }, anywhere_no: null })
      const search_no = number({ search, meaning, anywhere_no: beside })
      return { number: at + nth, person: Math.floor((at + nth) / alertsOfPerson), search_no }
    })
    const grounds = searches.flatMap(({ search_no, meaning }) =>
      groundsOf(meaning).map((each) => ({ ...each, search_no })),
    )
    await sql`
      insert into alert_search (search_no, search, meaning, understood_at, anywhere_no) overriding system value
      select search_no, search, meaning, now(), anywhere_no
      from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as each (search_no integer, search jsonb, meaning jsonb, anywhere_no integer)
    `.execute(database)
    await sql`
      insert into alert_ground (what, place, search_no) select distinct what, place, search_no
      from jsonb_to_recordset(${JSON.stringify(grounds)}::jsonb) as each (what text, place text, search_no integer)
    `.execute(database)
    await sql`
      insert into job_alert (id, professional_id, occupation, location, search_no, frequency, since, announced_until, created_at)
      select lpad(to_hex(number), 24, '0'), 'b' || lpad(to_hex(person), 23, '0'), 'x', '', search_no,
        (array['at-once', 'daily', 'weekly'])[1 + number % 3], now(), now(), now()
      from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as each (number integer, person integer, search_no integer)
      on conflict (professional_id, search_no) do nothing
    `.execute(database)
  }
  await sql`analyze alert_search, alert_ground, job_alert`.execute(database)
}

/** A running world with this many alerts. */
async function openWorld(folder: string, { alerts, jobs }: { alerts: number; jobs: number }) {
  const dataDir = await provideWorld(join(folder, `${alerts}-alerts`), { jobs, curriculums: 3 })
  const house = await startHouse({ dataDir, demo: true })
  const { database } = openDatabase(house.databaseUrl, { statementTimeout: 0 })
  await sql`truncate job_alert, alert_search, alert_ground, alert_news`.execute(database)
  const known = new Map<string, number>()
  await addAlerts(database, { ground: await readGround(database), random: randomFrom(11), known, from: 0, to: alerts })
  const { rows } = await sql<{ alerts: number; entries: number }>`
    select (select count(*) from job_alert) as alerts, (select count(*) from alert_ground) as entries
  `.execute(database)
  const counted = rows[0] as { alerts: number; entries: number }
  const opened = await sql<{ id: string }>`select id from job_card order by job_no`.execute(database)
  const taken: number[] = []
  const found = { searches: 0 }
  return {
    ...{ ...counted, database, taken, found, searches: known.size },
    /** Finds the alerts for one of the jobs, as after its approval, and records the time. */
    async announce(at: number, noted: boolean) {
      const jobId = opened.rows[at]?.id as string
      const begun = performance.now()
      const news = await database
        .transaction()
        .execute((tx) => findNews(tx, { searchDatabase: database, now: () => new Date() }, jobId))
      if (!noted) return
      taken.push(performance.now() - begun)
      found.searches += news
    },
    async close() {
      await database.destroy()
      await house.stop()
    },
  }
}

type World = Awaited<ReturnType<typeof openWorld>>

function lineOf({ alerts, searches, entries, taken, found }: World) {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const mean = taken.reduce((sum, each) => sum + each, 0) / taken.length
  const cells = [alerts, searches, entries].map(String)
  const times = [mean, at(0.5), at(0.99)].map(milliseconds)
  return { mean, median: at(0.5), cells: [...cells, ...times, (found.searches / taken.length).toFixed(1)] }
}

const jobCount = Number(values.jobs)
const folder = temporaryDataDir('alerts')
const open: World[] = []
try {
  for (const alerts of [Number(values.few), Number(values.many)]) {
    open.push(await openWorld(folder, { alerts, jobs: jobCount + warming }))
  }
  // Twice, since the first time the index is read from the disk; alternating, so that other load affects both alike.
  for (const noted of [false, true]) {
    for (let at = 0; at < jobCount + warming; at++) {
      for (const world of open) await world.announce(at, noted && at >= warming)
    }
    for (const { database } of open) await sql`delete from alert_news`.execute(database)
  }
  const [few, many] = open.map(lineOf) as [ReturnType<typeof lineOf>, ReturnType<typeof lineOf>]
  console.log(`\nfinding the alerts of a new job, ${jobCount} jobs, in turns among few alerts and many`)
  console.log(
    tableOf(['alerts', 'searches', 'entries', 'mean', 'median', 'p99', 'searches found'], [few.cells, many.cells]),
  )
  console.log(`mean ${times(many.mean / few.mean)}, median ${times(many.median / few.median)} (aim: mean ≤ 2 ×)`)
} finally {
  for (const world of open) await world.close()
  rmSync(folder, { recursive: true, force: true })
}
