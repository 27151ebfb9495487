-- Facts from outside: occupations and their names, municipalities, and the documents and lists that forms offer.

create table occupation (
  id reference_id primary key,
  cbo char(6) not null unique,
  title text not null,
  feminine text,
  sector text not null
);

-- Everything that people call an occupation; `entry` groups the rows of one suggestion that leads to several occupations.
create table occupation_name (
  id integer generated always as identity primary key,
  entry text not null,
  cbo char(6) not null references occupation (cbo),
  name text not null,
  normalised text not null,
  kind text not null check (kind in ('title', 'feminine', 'popular', 'abbreviation')),
  weight real not null
);
create index occupation_name_words on occupation_name using gin (to_tsvector('simple', normalised));
create index occupation_name_trigrams on occupation_name using gin (normalised gin_trgm_ops);
create index occupation_name_normalised on occupation_name (normalised text_pattern_ops);
create index occupation_name_entry on occupation_name (entry);

create table municipality (
  id integer primary key,
  reference reference_id not null unique,
  name text not null,
  state char(2) not null,
  normalised text not null,
  population integer not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Position on the sphere, for nearness on an index.
  position earth not null,
  timezone text not null
);
create index municipality_normalised on municipality (normalised text_pattern_ops);
create index municipality_trigrams on municipality using gin (normalised gin_trgm_ops);
create index municipality_position on municipality using gist (position);

-- CEPs whose address is known here; others come from the configured outside service.
create table known_zip_code (
  zip_code char(8) primary key,
  street text,
  district text,
  municipality_id integer not null references municipality,
  latitude double precision,
  longitude double precision
);

-- Courses, institutions, technologies, company areas: what a form refers to by id.
create table reference_document (
  id reference_id primary key,
  kind text not null check (kind in ('course', 'institution', 'technology', 'companyArea')),
  code text not null,
  name text not null,
  normalised text not null,
  weight real not null,
  unique (kind, code)
);
create index reference_document_words on reference_document using gin (kind, to_tsvector('simple', normalised));
create index reference_document_trigrams on reference_document using gin (kind, normalised gin_trgm_ops);

create table national_holiday (
  day date primary key,
  name text not null
);

-- What has been loaded, by fingerprint, so that a start loads only what changed.
create table reference_load (
  name text primary key,
  fingerprint text not null,
  loaded_at timestamptz not null
);
