-- A name without the words that carry no meaning: 'auxiliar limpeza' for 'Auxiliar de limpeza'. The loader of the
-- reference data writes it.
alter table occupation_name add column telling text not null default '';
alter table occupation_name alter column telling drop default;
create index occupation_name_telling on occupation_name (telling text_pattern_ops);

-- Districts that open jobs, organisations or known CEPs name, and well-known ones, in plain words. Filled hourly.
create table district_name (
  normalised text not null,
  municipality_id integer not null references municipality,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- How many workplaces, organisations and CEPs name it.
  uses integer not null,
  primary key (normalised, municipality_id)
);
create index district_name_begun on district_name (normalised text_pattern_ops);
create index district_name_trigrams on district_name using gin (normalised gin_trgm_ops);

-- The company as its card shows it, in plain words; null if the job hides it.
alter table job_card add column company text;
create index job_card_company on job_card (company text_pattern_ops, approved_at desc, job_no desc) where company is not null;
-- The newest jobs of the country, for a search that names neither occupation nor place.
create index job_search_recent on job_search (approved desc) include (packed);
