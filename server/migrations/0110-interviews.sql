-- An interview that a recruiter set for candidates of a job; each has times of their own.
create table interview (
  id record_id primary key,
  job_id record_id references job on delete set null,
  organization_id record_id references organization on delete set null,
  made_by record_id references account on delete set null,
  type text not null check (type in ('live', 'remote')),
  type_info text not null,
  address text not null,
  link text not null,
  notes text not null,
  timezone text not null,
  made_at timestamptz not null
);
create index interview_of_job on interview (job_id, id desc);
create index interview_of_organization on interview (organization_id);
create index interview_by on interview (made_by);

-- `told_at`: when the candidate was told of the present time; before, it can be taken back unseen.
create table interview_candidate (
  id record_id primary key,
  interview_id record_id not null references interview on delete cascade,
  candidacy_id record_id not null references candidacy on delete cascade,
  organization_id record_id references organization on delete set null,
  made_by record_id references account on delete set null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- When the present time was set; `sequence` counts how often it was set anew.
  set_at timestamptz not null,
  sequence integer not null default 0,
  status text not null check (
    status in (
      'automation:notifications:sent', 'candidate:pending', 'candidate:pending:viewed', 'candidate:confirmed',
      'candidate:refused', 'candidate:reconfirm:pending', 'candidate:accepted', 'candidate:canceled',
      'recruiter:canceled', 'recruiter:reschedule', 'automation:canceled', 'automation:finish', 'candidate:show',
      'candidate:noshow', 'recruiter:disqualified'
    )
  ),
  -- When the candidate was first told of the interview, and of its present time.
  known_at timestamptz,
  told_at timestamptz,
  resends smallint not null default 0,
  reason text,
  needs text[] not null default '{}',
  needs_text text not null default '',
  -- When the automation has something to do with it.
  due_at timestamptz,
  unique (interview_id, candidacy_id),
  check (start_at < end_at)
);
create unique index interview_candidate_ahead on interview_candidate (candidacy_id) where status in (
  'automation:notifications:sent', 'candidate:pending', 'candidate:pending:viewed', 'candidate:confirmed',
  'candidate:reconfirm:pending', 'candidate:accepted'
);
create index interview_candidate_of_candidacy on interview_candidate (candidacy_id, start_at desc, id desc);
create index interview_candidate_due on interview_candidate (due_at) where due_at is not null;
create index interview_candidate_agenda on interview_candidate (organization_id, start_at, id);
create index interview_candidate_by on interview_candidate (made_by, start_at);
