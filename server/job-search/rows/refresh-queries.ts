import { type RawBuilder, sql } from 'kysely'
import { weekSql } from '../../platform/database/facts.ts'
import { bitsSql, bytesSql } from '../../platform/database/packing.ts'
import { queueUp } from '../../platform/database/queue-up.ts'
import { numberOf, rowLayout } from '../../platform/database/row-layouts.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { anywhereFacts, factSql, factsOfBits } from './facts.ts'
import { jobRow, jobRowDescription, marks, termBit, traitTables } from './layout.ts'
import { cellSql } from './positions.ts'

type Sql = RawBuilder<unknown>

const cell = cellSql({ latitude: sql`numbered.latitude`, longitude: sql`numbered.longitude` })

const marked = bitsSql(marks, {
  lone: sql`(numbered.lone or open.anywhere)::integer`,
  exact: sql`numbered.exact::integer`,
  placeNo: sql`numbered.place_no::integer`,
  kind: sql`open.job_specific_type::integer`,
  minimumExperience: sql`open.minimum_experience::integer`,
  schooling: sql`coalesce(level.at, 0)::integer`,
})

const packed = bytesSql(jobRow, {
  layout: sql`rules.layout`,
  jobNo: sql`card.job_no`,
  approved: sql`place.approved`,
  salary: sql`judged.salary`,
  traits: sql`judged.traits`,
  marks: sql`trait.marks`,
  latitude: sql`numbered.latitude`,
  longitude: sql`numbered.longitude`,
  municipality: sql`place.municipality`,
  cbo: sql`open.cbo`,
  languages: sql`judged.languages`,
  terms: sql`judged.terms`,
  title: sql`judged.title`,
  head: sql`judged.head`,
  benefits: sql`judged.benefits`,
  company: sql`judged.company`,
})

/**
 * The facts that the word index contains for a job besides its words: its place, kind, schooling and all bits
 * (`facts.ts`).
 */
const factsOfJob = sql`(
  case when open.anywhere then ${sql.lit(anywhereFacts)}::text[] else places.facts end
    || array[${factSql('week', weekSql(sql`coalesce(open.approved_at, open.modified_at)`))},
      ${factSql('kind', sql`open.job_specific_type`)}, ${factSql('schooling', sql`coalesce(level.at, 0)`)}]
    || ${factsOfBits('traits', sql`judged.traits`)} || ${factsOfBits('terms', sql`judged.terms`)}
    || ${factsOfBits('benefits', sql`judged.benefits`)} || ${factsOfBits('languages', sql`judged.languages`)}
)`

/** A text in plain words, as the marketplace's `normalise` returns them, without the second gender of 'vendedor(a)'. */
export const plainWords = (text: Sql) => sql`btrim(regexp_replace(
  regexp_replace(plain(${text}), '\\((?:a|o|as|os|ra|ras)\\)|/(?:a|o|as|os|ra|ras)(?![a-z])', '', 'g'), '[^a-z0-9]+', ' ', 'g'
))`

/** A time in the job's content as minutes since midnight; null if there is none. */
const minutes = (name: string) => sql`(
  substring(job.content ->> ${sql.lit(name)} from '^(\\d\\d):')::integer * 60
    + substring(job.content ->> ${sql.lit(name)} from ':(\\d\\d)')::integer
)`

/** Converts an unsigned 32-bit number to a (signed) integer with the same bits. */
const signed = (value: Sql) => sql`((${value} # 2147483648) - 2147483648)::integer`

/** Makes refreshes of the same jobs wait for each other, so that the later one reads the later state. */
export async function lockJobs(tx: Tx, jobIds: readonly string[]) {
  await queueUp(tx, ...jobIds.map((id) => `job_search ${id}`))
}

/** Lists the jobs of an organisation that the search finds or should find. */
export async function searchableJobsOf(tx: Tx, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select job.id from job left join job_card card on card.id = job.id
    where job.organization_id = ${organizationId} and (job.status = 'job:approved' or card.id is not null)
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the search rows of these jobs, and the cards of those that are no longer open. */
export async function deleteRows(tx: Tx, jobIds: readonly string[]) {
  await sql`
    delete from job_search where job_no in (select job_no from job_card where id = any(${jobIds}::text[]))
  `.execute(tx)
  await sql`
    delete from job_card using job
    where job.id = job_card.id and job_card.id = any(${jobIds}::text[]) and job.status <> 'job:approved'
  `.execute(tx)
}

/**
 * Writes cards and search rows of open jobs whose search rows were deleted: of these jobs, or of all (null). It takes
 * one statement. A company that hides its name gets its municipality's position, so that searches around a position
 * don't reveal its own.
 */
export async function insertRows(database: Database | Tx, jobIds: readonly string[] | null) {
  await rowsStatement(jobIds, numberOf(jobRows)).execute(database)
}

function rowsStatement(jobIds: readonly string[] | null, layoutNumber: Sql): Sql {
  return sql`
    with rules as materialized (
      select ${JSON.stringify(traitTables)}::jsonb as tables, ${layoutNumber}::smallint as layout
    ),
    monthly as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'monthly') as rule (type integer, factor integer)
    ),
    bucket as materialized (
      select rule.* from rules,
        jsonb_to_recordset(tables -> 'buckets') as rule ("from" integer, "to" integer, bit integer)
    ),
    contract as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'contracts') as rule (type integer, bit integer)
    ),
    work as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'works') as rule (type integer, bit integer)
    ),
    level as materialized (
      select rule.* from rules, jsonb_array_elements_text(tables -> 'schoolings') with ordinality as rule (code, at)
    ),
    said_term as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'said') as rule ("where" text, pattern text, bit integer)
    ),
    benefit as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'benefits') as rule (code text, bit integer)
    ),
    tongue as materialized (
      select rule.* from rules, jsonb_to_recordset(tables -> 'languages') as rule (code text, bit bigint)
    ),
    open as (
      select job.id, job.status, job.job_specific_type, job.contract_type, job.work_type, job.job_name, job.cbo,
        job.keywords, job.salary_type, job.salary_from_cents, job.salary_to_cents, job.salary_commission,
        job.salary_alt, job.work_places, job.languages, job.technologies, job.driver_licence, job.only_handicap, job.minimum_experience, job.schooling,
        job.approved_at, job.modified_at, organization.company_name, organization.official_name, organization.logo_file_id,
        organization.municipality_id as home, organization.district as home_district, occupation.title,
        occupation.feminine, occupation.sector,
        job.content -> 'benefits' as benefits,
        case when jsonb_array_length(coalesce(nullif(job.content -> 'coursesPanel', 'null'), '[]')) > 0
          then jsonb_build_object('list', job.content -> 'coursesPanel',
            'others', coalesce((job.content -> 'acceptOtherCourses')::boolean, false)) end as courses,
        job.work_type = 2 and job.allow_remote_other_states as anywhere,
        coalesce((job.content -> 'dontHaveInternshipSalary')::boolean, false) as unpaid,
        coalesce(job.content -> 'sameAsOwnCompany' = 'false'::jsonb, false) as for_client,
        coalesce((job.content -> 'firstJob')::boolean, false) or job.minimum_experience = 0 as first_job,
        ${plainWords(sql`job.job_name`)} as plain_name,
        ${plainWords(sql`concat_ws(' ', job.job_name, job.content ->> 'workingHoursCustom')`)} as plain_hours,
        job.content ->> 'workingHours' as days, job.content ->> 'workingHoursCustom' as rota, ${minutes('workingHoursStart')} as begins, ${minutes('workingHoursEnd')} as ends,
        not job.hide_contracting_company_name as names_company, not job.do_not_show_salary as shows_salary
      from job
      join shown_organization as organization on organization.id = job.organization_id
      join occupation on occupation.cbo = job.cbo
      where job.status = 'job:approved' and ${jobIds === null ? sql`true` : sql`job.id = any(${jobIds}::text[])`}
    ),
    workplace as (
      select distinct on (open.id, municipality.id, at.latitude, at.longitude)
        open.id, municipality.id as municipality, municipality.name, municipality.state, at.*
      from open
      cross join lateral (
        select given.position, given.place ->> 'district' as district,
          coalesce((given.place ->> 'cityState')::integer, open.home) as town, given.place
        from jsonb_array_elements(case when jsonb_array_length(open.work_places) = 0
          then jsonb_build_array(jsonb_build_object('cityState', open.home, 'district', open.home_district))
          else open.work_places end) with ordinality as given (place, position)
      ) as listed
      join municipality on municipality.id = listed.town
      cross join lateral (
        select listed.position, case when open.names_company then listed.district end as district,
          coalesce((own.place ->> 'latitude')::real, municipality.latitude::real) as latitude,
          coalesce((own.place ->> 'longitude')::real, municipality.longitude::real) as longitude,
          coalesce((own.place ->> 'exact')::boolean, false) and own.place ->> 'latitude' is not null as exact
        from (select case when open.names_company then listed.place end as place) as own
      ) as at
      order by open.id, municipality.id, at.latitude, at.longitude, at.position
    ),
    numbered as (
      select workplace.*, row_number() over (partition by id order by position)::smallint as place_no,
        count(*) over (partition by id) = 1 as lone
      from workplace
    ),
    places as (
      select id, jsonb_agg(jsonb_build_object('cityState', municipality, 'city', name, 'state', state,
        'district', district) order by place_no) as list,
        jsonb_agg(jsonb_build_object('municipality', municipality, 'latitude', latitude, 'longitude', longitude,
          'exact', exact) order by place_no) as spots,
        array_agg(${factSql('state', sql`municipality / 100000`)}) || array_agg(${factSql('municipality', sql`municipality`)})
          || array_agg(${factSql('cell', cell)}) as facts
      from numbered group by id
    ),
    judged as (
      select open.id, coalesce(month.upper_end, 0) as salary, trait.bits as traits, spoken.bits as languages, asked.bits as terms,
        offer.bits as benefits, titled.crc as title, titled.head, coalesce(titled.company, 0) as company
      from open
      join contract on contract.type = open.contract_type
      join work on work.type = open.work_type
      left join monthly on monthly.type = open.salary_type and open.shows_salary
        and open.salary_from_cents is not null
      cross join lateral (
        select open.salary_from_cents * monthly.factor as lower_end,
          case when open.salary_type = 1 then coalesce(open.salary_to_cents, open.salary_from_cents)
            else open.salary_from_cents end * monthly.factor as upper_end
      ) as month
      cross join lateral (
        select contract.bit | work.bit | case when open.only_handicap then ${sql.lit(traitTables.pcdBit)} else 0 end
          | coalesce((
            select bit_or(bucket.bit) from bucket
            where month.upper_end >= bucket."from" and (bucket."to" is null or month.lower_end < bucket."to")
          ), 0) as bits
      ) as trait
      cross join lateral (
        select case when open.languages = '[]' then 0 else coalesce((
          select bit_or(tongue.bit) from jsonb_array_elements(open.languages) as asked
          join tongue on tongue.code = asked ->> 'language'
        ), 0) end as bits
      ) as spoken
      cross join lateral (select ${signed(sql`crc32(convert_to(open.plain_name, 'UTF8'))`)} as crc,
        ${signed(sql`crc32(convert_to(split_part(open.plain_name, ' ', 1), 'UTF8'))`)} as head,
        case when open.names_company and trim(open.company_name) <> '' then
          ${signed(sql`crc32(convert_to(trim(open.company_name), 'UTF8'))`)} end as company) as titled
      cross join lateral (
        select coalesce((
          select bit_or(benefit.bit) from jsonb_array_elements_text(open.benefits) as given (code)
          join benefit on benefit.code = given.code
        ), 0) as bits
      ) as offer
      cross join lateral (
        select case when open.first_job then ${sql.lit(termBit('firstJob'))} else 0 end
          | case when open.begins < 720 and open.ends between open.begins and 840 then ${sql.lit(termBit('shift morning'))} else 0 end
          | case when open.begins between 720 and 1019 and open.ends > open.begins then ${sql.lit(termBit('shift afternoon'))} else 0 end
          | case when open.begins >= 1020 or open.ends < open.begins or open.ends > 1320 then ${sql.lit(termBit('shift night'))} else 0 end
          | case when open.ends > open.begins and open.ends - open.begins <= 390 then ${sql.lit(termBit('shift partTime'))} else 0 end
          | case when open.days = 'monday-friday' then ${sql.lit(termBit('shift mondayToFriday') | termBit('shift fiveByTwo'))} else 0 end
          | case when open.days = 'monday-saturday' then ${sql.lit(termBit('shift sixByOne'))} else 0 end
          | case when open.days = 'saturday' then ${sql.lit(termBit('shift weekend'))} else 0 end
          | coalesce((
            select bit_or(said_term.bit) from said_term
            where case said_term."where" when 'title' then open.plain_name else open.plain_hours end ~ said_term.pattern
          ), 0) as bits
      ) as asked
    ),
    card as (
      insert into job_card (id, job_specific_type, cbo, sector, words, company, card, approved_at, modified_at, layout)
      select open.id, open.job_specific_type, open.cbo::integer, open.sector,
        to_tsvector('portuguese', case when open.names_company then said.plain
          else replace(replace(said.plain, coalesce(nullif(plain(open.company_name), ''), ' '), ' '),
            coalesce(nullif(plain(open.official_name), ''), ' '), ' ') end) || array_to_tsvector(${factsOfJob}),
        case when open.names_company then nullif(${plainWords(sql`open.company_name`)}, '') end,
        jsonb_build_object(
          'jobName', open.job_name,
          'company', case when open.names_company then nullif(trim(open.company_name), '') end, 'forClient', open.for_client,
          'logo', case when open.names_company then open.logo_file_id end,
          'contractType', open.contract_type, 'workType', open.work_type, 'pcdOnly', open.only_handicap,
          'salary', jsonb_build_object('salaryType', open.salary_type, 'unpaid', open.unpaid,
            'from', case when open.shows_salary then open.salary_from_cents end,
            'to', case when open.shows_salary then open.salary_to_cents end,
            'commission', case when open.shows_salary then open.salary_commission end,
            'alt', case when open.shows_salary then open.salary_alt end),
          'places', places.list,
          'match', jsonb_build_object('minimumExperience', open.minimum_experience, 'schooling', open.schooling,
            'languages', open.languages, 'technologies', open.technologies,
            'licences', coalesce(open.driver_licence -> 'categories', '[]'), 'courses', open.courses,
            'spots', places.spots)),
        coalesce(open.approved_at, open.modified_at), open.modified_at, rules.layout
      from open
      cross join rules
      join judged on judged.id = open.id
      join places on places.id = open.id
      left join level on level.code = open.schooling
      cross join lateral (
        select plain(concat_ws(' ', open.job_name, open.title, open.feminine, array_to_string(open.keywords, ' '), open.rota,
          case when open.names_company then open.company_name end)) as plain
      ) as said
      on conflict (id) do update set job_specific_type = excluded.job_specific_type, cbo = excluded.cbo,
        sector = excluded.sector, words = excluded.words, company = excluded.company, card = excluded.card,
        approved_at = excluded.approved_at, modified_at = excluded.modified_at, layout = excluded.layout
      returning job_no, id, approved_at
    )
    insert into job_search (job_no, place_no, cbo, cell, state, municipality, approved, salary, packed)
    select card.job_no, numbered.place_no, open.cbo::integer, place.cell, place.municipality / 100000,
      place.municipality, place.approved, judged.salary,
      ${packed}
    from card
    cross join rules
    join open on open.id = card.id
    join numbered on numbered.id = card.id and (numbered.place_no = 1 or not open.anywhere)
    cross join lateral (
      select case when open.anywhere then 0 else
        ${cell} end as cell,
        case when open.anywhere then 0 else numbered.municipality end as municipality,
        extract(epoch from card.approved_at)::integer as approved
    ) as place
    join judged on judged.id = card.id
    left join level on level.code = open.schooling
    cross join lateral (select ${marked} as marks) as trait
    order by open.cbo, place.cell
  `
}

/**
 * This version's row layout and statement; a change of the statement, its rules or the layout produces a new version of
 * the rows.
 */
export const jobRows = rowLayout('job_search', jobRowDescription, (number) => rowsStatement(null, number))

/** Recounts open jobs by occupation, and all of them with their organisations and municipalities. */
export async function countPopular(tx: Tx) {
  await sql`delete from popular_count`.execute(tx)
  await sql`
    insert into popular_count (kind, key, count)
    select 'occupation', lpad(cbo::text, 6, '0'), count(*) from job_card group by cbo
    union all
    select 'open', 'jobs', count(*) from job_card
    union all
    select 'open', 'organizations', count(distinct organization_id) from job_card join job using (id)
    union all
    select 'open', 'municipalities', count(distinct municipality) from job_search where municipality > 0
  `.execute(tx)
}
