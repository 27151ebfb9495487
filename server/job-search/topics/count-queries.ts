import { leastJobs, mostNewest, sectorWords } from '@trampolim/marketplace/topics/topics.ts'
import { sql } from 'kysely'
import { queueUp } from '../../platform/database/queue-up.ts'
import type { Tx } from '../../platform/house.ts'
import { traitTables } from '../rows/layout.ts'

/** An occupation that open jobs have, by its code and the short form of its title. */
export type OpenOccupation = { cbo: number; title: string; sector: string }

/** An occupation with its name and its part of the address, which occupations of the same name share. */
export type NamedOccupation = { cbo: number; name: string; word: string; sector: string }

/** Lists the occupations that open jobs have, those with most jobs first. */
export async function openOccupations(tx: Tx): Promise<OpenOccupation[]> {
  const { rows } = await sql<OpenOccupation>`
    select open.cbo, trim(regexp_replace(occupation.title, '[,(].*$', '')) as title, occupation.sector
    from (select cbo, count(*) as jobs from job_card group by cbo) as open
    join occupation on occupation.cbo = lpad(open.cbo::text, 6, '0')
    order by open.jobs desc, open.cbo
  `.execute(tx)
  return rows
}

/**
 * Recounts the open jobs of every topic. Unchanged rows aren't written; a topic without jobs keeps its address and
 * loses all other data. An occupation in a municipality becomes a topic only once it has enough jobs, so that the
 * number of these topics is at most a third of the number of jobs at their places.
 *
 * Of topics with the same jobs one is canonical: the occupation, otherwise the municipality. They have the same jobs if
 * one contains the other and both have equally many. A municipality or sector is contained in an occupation if all its
 * jobs have that occupation. A topic that names another one never is one that is named: a municipality whose jobs are
 * all of an occupation has as many jobs as that only if its occupation there has as many, too.
 *
 * Returns the addresses of pages that search engines may list from now on, or no longer since there are too few jobs.
 */
export async function writeTopics(
  tx: Tx,
  { occupations, now }: { occupations: readonly NamedOccupation[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    with monthly as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(traitTables.monthly)}::jsonb) as rule (type integer, factor integer)
    ),
    sector_word as materialized (
      select key as sector, value as word from jsonb_each_text(${JSON.stringify(sectorWords)}::jsonb)
    ),
    named as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(occupations)}::jsonb)
        as each (cbo integer, name text, word text, sector text)
    ),
    open as materialized (
      select job_no, job_card.id, job_card.sector, named.name, named.word, named.sector as main_sector, approved_at,
        (card -> 'salary' ->> 'from')::integer * monthly.factor as pays_from,
        case when monthly.type = 1 then coalesce((card -> 'salary' ->> 'to')::integer, (card -> 'salary' ->> 'from')::integer)
          else (card -> 'salary' ->> 'from')::integer end * monthly.factor as pays_to
      from job_card
      join named on named.cbo = job_card.cbo
      left join monthly on monthly.type = (card -> 'salary' ->> 'salaryType')::integer
        and card -> 'salary' ->> 'from' is not null
    ),
    placed as materialized (
      select distinct job_no, municipality from job_search where municipality > 0
    ),
    grouped as (
      select 'sector' as kind, null as occupation, ${onlyWord} as word, sector, null::integer as municipality, ${figures}
      from open group by sector
      union all
      select 'place', null, ${onlyWord}, null, municipality, ${figures}
      from open join placed using (job_no) group by municipality
      union all
      select 'occupation', name, word, main_sector, null, ${figures} from open group by name, word, main_sector
      union all
      select 'occupation-place', name, word, main_sector, municipality, ${figures}
      from open join placed using (job_no) group by name, word, main_sector, municipality
    ),
    related as (
      select grouped.*,
        max(jobs) filter (where kind = 'occupation') over (partition by word) as of_occupation,
        max(jobs) filter (where kind = 'place') over (partition by municipality) as of_place
      from grouped
    ),
    counted as (
      select related.*, town.latitude::real, town.longitude::real,
        case related.kind
          when 'sector' then 'setor/' || sector_word.word
          when 'place' then 'em/' || town.word
          when 'occupation' then 'de/' || related.word
          else 'de/' || related.word || '/em/' || town.word end as address,
        case
          when related.jobs < ${enough} or related.kind = 'occupation' then null
          when related.jobs = of_occupation then 'de/' || related.word
          when related.kind = 'occupation-place' and related.jobs = of_place then 'em/' || town.word end as canonical
      from related
      left join sector_word on related.kind = 'sector' and sector_word.sector = related.sector
      left join lateral (
        select replace(normalised, ' ', '-') || '-' || lower(state) as word, latitude, longitude
        from municipality where id = related.municipality
      ) as town on true
    ),
    written as (
      insert into topic (address, kind, occupation, occupation_word, sector, municipality_id, latitude, longitude, jobs,
        salaries, salary_from, salary_to, newest, canonical, changed_at)
      select counted.address, counted.kind, counted.occupation, case when counted.occupation is not null then word end,
        counted.sector, municipality, counted.latitude, counted.longitude, counted.jobs, counted.salaries,
        counted.salary_from, counted.salary_to, counted.newest, counted.canonical, ${now}
      from counted left join topic as former on former.address = counted.address
      where (former.address is not null or counted.kind <> 'occupation-place' or counted.jobs >= ${enough})
        and (former.occupation, former.sector, former.jobs, former.salaries, former.salary_from, former.salary_to, former.newest,
            former.canonical)
          is distinct from (counted.occupation, counted.sector, counted.jobs::integer, counted.salaries::integer,
            counted.salary_from, counted.salary_to, counted.newest, counted.canonical)
      order by counted.address
      on conflict (address) do update set occupation = excluded.occupation, sector = excluded.sector, jobs = excluded.jobs,
        salaries = excluded.salaries, salary_from = excluded.salary_from, salary_to = excluded.salary_to,
        newest = excluded.newest, canonical = excluded.canonical, changed_at = excluded.changed_at
    ),
    emptied as (
      update topic set jobs = 0, salaries = 0, salary_from = null, salary_to = null, newest = '{}', canonical = null,
        changed_at = ${now}
      where jobs > 0 and not exists (select from counted where counted.address = topic.address)
    )
    select address
    from counted full join topic as former using (address)
    cross join lateral (select coalesce(counted.jobs, 0) >= ${enough} as now, coalesce(former.jobs, 0) >= ${enough} as before) as has_enough
    where (has_enough.now and counted.canonical is null) <> (has_enough.before and former.canonical is null)
      and (counted.canonical is null or not has_enough.now)
    order by address
  `.execute(tx)
  return rows.map(({ address }) => address)
}

const enough = sql.lit(leastJobs)

/** The word of the occupation that all jobs of a group have, if they have the same. */
const onlyWord = sql`case when min(word) = max(word) then min(word) end`

/** The figures of a group of jobs. The lowest and the highest tenth are excluded from what most jobs pay. */
const figures = sql`
  count(*)::integer as jobs, count(pays_from)::integer as salaries,
  percentile_disc(0.1) within group (order by pays_from) as salary_from,
  percentile_disc(0.9) within group (order by pays_to) as salary_to,
  (array_agg(id::text order by approved_at desc, job_no desc))[1:${sql.lit(mostNewest)}] as newest
`

/** Deletes the topics that have had no jobs since a moment. */
export async function forgetTopics(tx: Tx, before: Date) {
  await sql`delete from topic where jobs = 0 and changed_at < ${before}`.execute(tx)
}

/** Makes simultaneous recounts of topics wait for each other. */
export async function lockTopics(tx: Tx) {
  await queueUp(tx, 'topics')
}
