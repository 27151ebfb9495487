-- What people look for and want, counted from use without keeping who.

-- `heat` is the logarithm of a count that halves every week, in half-lives since 1970: a use adds 1 at its time, and the
-- order of two counts never changes by itself.
create table popular_job (
  job_id record_id primary key references job on delete cascade,
  heat double precision not null
);
create index popular_job_heat on popular_job (heat desc);

-- Names as the reference data has them, never as typed.
create table popular_search (
  occupation text not null,
  location text not null,
  heat double precision not null,
  primary key (occupation, location)
);
create index popular_search_heat on popular_search (heat desc);

-- One use counts once a day for one person or network. The digest has a key of its day; it is deleted the day after.
create table counted_use (
  day date not null,
  digest bytea not null,
  primary key (day, digest)
);
