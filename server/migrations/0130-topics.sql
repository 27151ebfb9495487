-- Open jobs by what people look for, each with an address of its own: counted anew every few minutes.
create table topic (
  -- Below /vagas/: 'setor/comercio', 'em/campinas-sp', 'de/vendedor', 'de/vendedor/em/campinas-sp'.
  address text primary key,
  kind text not null check (kind in ('sector', 'place', 'occupation', 'occupation-place')),
  -- The occupation as it is called, its part of the address, and the sector of most of its jobs.
  occupation text,
  occupation_word text,
  sector text,
  municipality_id integer references municipality,
  -- Of the municipality, for those nearby.
  latitude real,
  longitude real,
  -- 0 where it had jobs once.
  jobs integer not null,
  -- How many of them state a salary, and between which amounts most do, in cents a month.
  salaries integer not null,
  salary_from integer,
  salary_to integer,
  -- The ids of the newest ones.
  newest text[] not null,
  changed_at timestamptz not null
);
create index topic_kind on topic (kind, jobs desc, address) where jobs > 0;
create index topic_sector on topic (sector, jobs desc, address) where kind = 'occupation' and jobs > 0;
create index topic_occupation on topic (occupation_word, jobs desc, address) where kind = 'occupation-place' and jobs > 0;
create index topic_municipality on topic (municipality_id, jobs desc, address) where kind = 'occupation-place' and jobs > 0;
create index topic_nearby on topic (latitude, longitude) where kind = 'place' and jobs > 0;
create index topic_left on topic (changed_at) where jobs = 0;
