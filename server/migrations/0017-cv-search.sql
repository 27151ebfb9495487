-- What a search of curriculums reads. The words of each curriculum, whoever may find it:
create table curriculum_search (
  curriculum_id record_id primary key references curriculum on delete cascade,
  -- Experiences, formations, technologies, objective, without accents; never a name.
  words tsvector not null
);
create index curriculum_search_words on curriculum_search using gin (words) with (fastupdate = off);

-- A curriculum under one of its occupations, while recruiters may find it: its owner looks for work, lets it be found and
-- was approved before.
create table curriculum_spot (
  curriculum_id record_id not null references curriculum on delete cascade,
  cbo integer not null,
  cv_type text not null,
  -- Half degrees of latitude and longitude, counted from 40 south and 80 west, as in job_search.
  cell integer not null,
  -- Seconds since 1970.
  modified integer not null,
  -- Everything that a score, filters and orders look at (curriculum_packed).
  packed bytea not null,
  primary key (curriculum_id, cbo)
);
create index curriculum_spot_cbo_cell on curriculum_spot (cv_type, cbo, cell) include (packed);
create index curriculum_spot_cbo on curriculum_spot (cv_type, cbo, modified desc) include (packed);

-- After their number in one byte, what is known and how well: a text's hash and a level, five bytes each, at most 40.
create function levels_packed(listed jsonb, name text, level text) returns bytea
  language sql immutable parallel safe
  return (
    select substring(int4send(count(*)::integer) from 4) || coalesce(
      string_agg(int4send(hashtext(item ->> name)) || substring(int4send((item ->> level)::integer) from 4), ''), '')
    from (select item from jsonb_array_elements(listed) as listed_items (item) limit 40) as first_ones
  );

-- Its own length in two bytes, the curriculum's id, then each number in network order. `marks`: experience in each of three
-- occupations (3 bits each), schooling (4 bits from 512), then exact position, remote work, disability, no technologies,
-- limited access (one bit each from 8192).
create function curriculum_packed(
  curriculum_id text, cbos integer[], marks integer, salary integer, latitude real, longitude real,
  municipality integer, born integer, modified integer, languages jsonb, technologies jsonb
) returns bytea
  language sql immutable parallel safe
  return (
    select substring(int4send(length(said) + 2) from 3) || said
    from (
      select decode(curriculum_id, 'hex') || int4send(coalesce(cbos[1], 0)) || int4send(coalesce(cbos[2], 0))
        || int4send(coalesce(cbos[3], 0)) || int4send(marks) || int4send(salary) || float4send(latitude)
        || float4send(longitude) || int4send(municipality) || int4send(born) || int4send(modified)
        || levels_packed(languages, 'language', 'level') || levels_packed(technologies, 'technology', 'yearsOfExperience')
        as said
    ) as content
  );
