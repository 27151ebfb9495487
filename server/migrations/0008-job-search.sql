-- What a search of jobs reads: nothing but open jobs, without joins.

-- What a list shows of an open job.
create table job_card (
  job_no integer generated always as identity primary key,
  id record_id not null unique references job on delete cascade,
  job_specific_type smallint not null,
  cbo integer not null,
  sector text not null,
  -- Job name, occupation and keywords, without accents; never the name of a hidden company.
  words tsvector not null,
  -- {jobName, company, logo, contractType, workType, salary, pcdOnly, places: [publicPlace]}
  card jsonb not null,
  approved_at timestamptz not null,
  modified_at timestamptz not null
);
create index job_card_words on job_card using gin (words) with (fastupdate = off);
create index job_card_kind on job_card (job_specific_type, approved_at desc, job_no desc);
create index job_card_sector on job_card (sector, approved_at desc, job_no desc);
create index job_card_cbo on job_card (cbo);
create index job_card_recent on job_card (approved_at desc, job_no desc);
-- Parts of the site map.
create index job_card_part on job_card (((job_no - 1) / 50000), modified_at desc);

-- An open job at one of its workplaces. A remote job that takes people of other states lies in cell, state and
-- municipality 0, which every place includes.
create table job_search (
  job_no integer not null references job_card on delete cascade,
  place_no smallint not null,
  cbo integer not null,
  -- Half degrees of latitude and longitude, counted from 40 south and 80 west.
  cell integer not null,
  state integer not null,
  municipality integer not null,
  -- Seconds since 1970.
  approved integer not null,
  -- Cents a month, the upper end; 0 where it isn't shown.
  salary integer not null,
  -- Everything that filters, facets and orders look at, in 44 bytes (job_search_packed), so that a search reads
  -- thousands of jobs from an index alone and in one value.
  packed bytea not null,
  primary key (job_no, place_no)
);
-- A job is found by its occupation and place, by one of them, by the newest or by the best paid.
create index job_search_cbo_cell on job_search (cbo, cell) include (packed);
create index job_search_cbo_state on job_search (cbo, state, approved desc) include (packed);
create index job_search_cbo on job_search (cbo, approved desc) include (packed);
create index job_search_cell on job_search (cell, approved desc) include (packed);
create index job_search_municipality on job_search (municipality, approved desc) include (packed);
create index job_search_state on job_search (state, approved desc) include (packed);
create index job_search_cbo_salary on job_search (cbo, salary desc);
create index job_search_cbo_state_salary on job_search (cbo, state, salary desc);
create index job_search_municipality_salary on job_search (municipality, salary desc);
create index job_search_state_salary on job_search (state, salary desc);

-- 44 bytes, each number in network order. `traits` has one bit for each choice of a filter that depends on the job
-- alone; `marks` is lone (1), exact (2), place_no (8 bits from 4), kind (2 bits from 1024), least experience (3 bits from
-- 4096) and schooling (4 bits from 32768).
create function job_search_packed(
  job_no integer, approved integer, salary integer, traits integer, marks integer,
  latitude real, longitude real, municipality integer, cbo integer, languages bigint
) returns bytea
  language sql immutable strict parallel safe
  return int4send(job_no) || int4send(approved) || int4send(salary) || int4send(traits) || int4send(marks)
    || float4send(latitude) || float4send(longitude) || int4send(municipality) || int4send(cbo) || int8send(languages);

-- Open jobs by occupation and by sector, counted anew every few minutes.
create table popular_count (
  kind text not null check (kind in ('occupation', 'sector')),
  key text not null,
  count integer not null,
  primary key (kind, key)
);
