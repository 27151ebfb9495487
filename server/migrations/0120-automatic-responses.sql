-- The words that an organisation has sent to candidates at certain moments, for all of its jobs or for some.
create table automatic_response (
  id record_id primary key,
  organization_id record_id not null references organization on delete cascade,
  occasion text not null check (occasion in ('applied', 'moved', 'discarded', 'ended', 'interview')),
  for_all boolean not null,
  text text not null check (length(text) between 1 and 2000),
  -- Whoever wrote it last; null once they have left.
  written_by record_id references recruiter on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index automatic_response_general on automatic_response (organization_id, occasion) where for_all;
create index automatic_response_of_organization on automatic_response (organization_id, occasion);
create index automatic_response_by on automatic_response (written_by);

-- The jobs of those that aren't for all: each job has one for each moment at most.
create table automatic_response_job (
  response_id record_id not null references automatic_response on delete cascade,
  job_id record_id not null references job on delete cascade,
  occasion text not null,
  primary key (response_id, job_id),
  constraint automatic_response_once unique (job_id, occasion)
);

-- A message that nobody typed: the words of an automatic response.
alter table message add column automatic boolean not null default false;
