-- The organisation's own words for somebody in a selection. Tags are the same whatever their case and accents.
create table candidacy_tag (
  candidacy_id record_id not null references candidacy on delete cascade,
  plain_tag text not null generated always as (plain(tag)) stored,
  job_id record_id not null references job on delete cascade,
  organization_id record_id not null references organization on delete cascade,
  tag text not null check (length(tag) between 1 and 24),
  primary key (candidacy_id, plain_tag)
);
create index candidacy_tag_of_job on candidacy_tag (job_id, plain_tag);
create index candidacy_tag_of_organization on candidacy_tag (organization_id, plain_tag);

-- What a recruiter thinks of somebody in a selection, by criteria that are the same for all of its candidates.
create table scorecard (
  candidacy_id record_id not null references candidacy on delete cascade,
  recruiter_id record_id not null,
  job_id record_id not null references job on delete cascade,
  organization_id record_id not null references organization on delete cascade,
  recruiter_name text not null,
  -- Scores from 1 to 5 by criterion.
  ratings jsonb not null,
  remark text not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (candidacy_id, recruiter_id)
);
create index scorecard_by on scorecard (recruiter_id);
create index scorecard_of_job on scorecard (job_id);
create index scorecard_of_organization on scorecard (organization_id);

-- The colleagues whom a note mentions, by their accounts.
alter table note add column mentioned text[] not null default '{}';

-- Whether whoever hasn't chosen a time was reminded.
alter table slot_offer add column reminded boolean not null default false;
