import type { Topic } from '@trampolim/contract/search-jobs/topics.ts'
import { leastJobs, type TopicKind, topicAddress } from '@trampolim/marketplace/topics/topics.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/house.ts'

/** A topic as it is stored. */
export type TopicRow = Topic & {
  occupation_word: string | null
  municipality_id: number | null
  latitude: number | null
  longitude: number | null
  salaries: number
  salary_from: number | null
  salary_to: number | null
  newest: string[]
  changed_at: Date
}

const columns = sql`
  topic.address, coalesce(topic.canonical, topic.address) as canonical, topic.kind, topic.occupation, topic.sector,
  topic.jobs,
  case when topic.municipality_id is not null then (
    select jsonb_build_object('city', name, 'state', state) from municipality where id = topic.municipality_id
  ) end as place
`

const enough = sql.lit(leastJobs)

/** Finds a topic by its address, including one that has no jobs any more. */
export async function findTopic(database: Database, address: string): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`
    select ${columns}, occupation_word, municipality_id, latitude, longitude, salaries, salary_from, salary_to, newest,
      changed_at
    from topic where address = ${address}
  `.execute(database)
  return rows[0]
}

/** Lists topics that have enough jobs, with their number. */
export async function findTopics(
  database: Database,
  { kind, occupation, skip, size }: { kind: TopicKind; occupation?: string | undefined; skip: number; size: number },
): Promise<{ items: Topic[]; total: number }> {
  const of = sql`kind = ${sql.lit(kind)} and jobs > 0 and jobs >= ${enough}
    and ${occupation === undefined ? sql`true` : sql`occupation_word = ${occupation}`}`
  const [listed, counted] = await Promise.all([
    sql<Topic>`
      select ${columns} from topic where ${of} order by jobs desc, address limit ${size} offset ${skip}
    `.execute(database),
    sql<{ total: number }>`select count(*) as total from topic where ${of}`.execute(database),
  ])
  return { items: listed.rows, total: Number(counted.rows[0]?.total ?? 0) }
}

/** Those of these topics that have enough jobs. */
export async function topicsAt(database: Database, addresses: readonly string[]): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    select ${columns} from topic where address = any (${addresses}::text[]) and jobs >= ${enough} order by address
  `.execute(database)
  return rows
}

const most = 12
/** How far around a municipality its neighbours are searched, in degrees. */
const reach = 1.5

type Beside = Record<'parents' | 'sectors' | 'occupations' | 'places', Topic[]>

/** Lists the topics related to one: more general ones, sectors, other occupations, and other municipalities. */
export async function topicsBeside(database: Database, topic: TopicRow): Promise<Beside> {
  const { rows } = await sql<Topic & { role: keyof Beside }>`
    ${sql.join(besideOf(topic), sql` union all `)}
  `.execute(database)
  const of = (role: keyof Beside) => rows.filter((row) => row.role === role).map(({ role: _, ...rest }) => rest)
  return { parents: of('parents'), sectors: of('sectors'), occupations: of('occupations'), places: of('places') }
}

/** The SQL statement for each list. */
function besideOf(topic: TopicRow): RawBuilder<unknown>[] {
  if (topic.kind === 'sector') {
    return [
      listed('occupations', { where: ofSector(topic), order: mostJobs, beside: topic }),
      listed('sectors', { where: sql`kind = 'sector'`, order: mostJobs, beside: topic }),
    ]
  }
  if (topic.kind === 'place') {
    return [
      listed('occupations', { where: inTown(topic), order: mostJobs, beside: topic }),
      listed('places', { where: sql`kind = 'place' and ${around(topic)}`, order: nearest(topic), beside: topic }),
    ]
  }
  if (topic.kind === 'occupation') {
    return [
      listed('sectors', { where: sql`kind = 'sector' and sector = ${topic.sector}`, order: mostJobs, beside: topic }),
      listed('occupations', { where: ofSector(topic), order: mostJobs, beside: topic }),
      listed('places', { where: ofOccupation(topic), order: mostJobs, beside: topic }),
    ]
  }
  const [occupation, place] = topic.address.replace('de/', '').split('/em/') as [string, string]
  const parents = [topicAddress.occupation(occupation), topicAddress.place(place)]
  return [
    listed('parents', { where: sql`address = any (${parents}::text[])`, order: sql`address` }),
    listed('occupations', { where: inTown(topic), order: mostJobs, beside: topic }),
    listed('places', { where: ofOccupation(topic), order: nearest(topic), beside: topic }),
  ]
}

const mostJobs = sql`jobs desc, address`
const ofSector = ({ sector }: TopicRow) => sql`kind = 'occupation' and sector = ${sector}`
const inTown = (topic: TopicRow) => sql`kind = 'occupation-place' and municipality_id = ${topic.municipality_id}`
const ofOccupation = (topic: TopicRow) => sql`kind = 'occupation-place' and occupation_word = ${topic.occupation_word}`
const around = ({ latitude, longitude }: TopicRow) => sql`
  latitude between ${latitude}::real - ${sql.lit(reach)} and ${latitude}::real + ${sql.lit(reach)}
  and longitude between ${longitude}::real - ${sql.lit(reach)} and ${longitude}::real + ${sql.lit(reach)}
`
/** An approximate distance, exact enough to tell which of two neighbours is nearer. */
const nearest = ({ latitude, longitude }: TopicRow) => sql`
  power(latitude - ${latitude}::real, 2) + power((longitude - ${longitude}::real) * cos(radians(${latitude}::real)), 2), address
`

/** One list of topics, without those that have the same jobs as the one beside them, which is one of these itself. */
function listed(
  role: keyof Beside,
  { where, order, beside }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; beside?: TopicRow },
): RawBuilder<unknown> {
  return sql`(
    select ${sql.lit(role)} as role, ${columns} from topic
    where ${where} and jobs > 0 and jobs >= ${enough}
      and ${beside ? sql`coalesce(canonical, address) <> ${beside.canonical}` : sql`true`}
    order by ${order} limit ${sql.lit(most)}
  )`
}
