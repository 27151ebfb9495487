-- Recruiters search curriculums by place, name and words too, not only by occupation. Rows get these values when they are
-- rewritten in the current layout, in the background after the start.
alter table curriculum_spot
  -- Whether it is the row of the curriculum's first occupation: exactly one of its rows is.
  add column lead boolean not null default false,
  -- The municipality of the home; its first two digits are the state's.
  add column municipality integer not null default 0;
create index curriculum_spot_municipality on curriculum_spot (cv_type, municipality, modified desc) where lead;
create index curriculum_spot_recent on curriculum_spot (cv_type, modified desc) where lead;

-- The name, without accents, of a person whom recruiters find and whose curriculum they see with the name.
alter table curriculum_search add column name text;
create index curriculum_search_name on curriculum_search using gin (name gin_trgm_ops);

-- A recruiter's search of curriculums that is kept, and says how many people are new since it was last opened.
create table watched_search (
  id record_id primary key,
  recruiter_id record_id not null references account on delete cascade,
  -- The job for which people are searched, if any.
  job_id record_id references job on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The filters, in the contract's shape.
  filters jsonb not null,
  created_at timestamptz not null,
  -- When its results were last opened: who changed their curriculum later is new.
  seen_at timestamptz not null,
  -- How many were new when that was last counted, and whether there were more than were counted.
  new_count integer not null default 0,
  new_more boolean not null default false,
  counted_at timestamptz not null
);
create index watched_search_recruiter on watched_search (recruiter_id, created_at desc, id desc);
create index watched_search_job on watched_search (job_id);
create index watched_search_counted on watched_search (counted_at, id);
