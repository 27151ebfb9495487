-- A recruiter's invitation of a person to a job. `told_at`: when the candidate was told; before, it can be taken back unseen.
create table invitation (
  id record_id primary key,
  job_id record_id references job on delete set null,
  professional_id record_id not null references professional on delete cascade,
  curriculum_id record_id references curriculum on delete set null,
  cv_type text not null check (cv_type in ('professional', 'internship', 'apprentice')),
  status text not null check (
    status in ('invite:pending', 'invite:pending:viewed', 'invite:confirmed', 'invite:refused', 'invite:canceled')
  ),
  source text not null check (source in ('recommended', 'search')),
  -- The ids of the job's questions that are asked of who accepts.
  question_ids text[] not null,
  made_by record_id references account on delete set null,
  -- As the ad said it, kept for the candidate when the job is gone.
  job_name text not null,
  company_name text,
  for_client boolean not null,
  made_at timestamptz not null,
  told_at timestamptz,
  reminders smallint not null default 0,
  viewed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('recruiter', 'candidate', 'automation')),
  -- Why the candidate refused, if they said it.
  reason text,
  -- When the automation has something to do with it; null once it has ended.
  due_at timestamptz,
  check ((ended_at is null) = (status in ('invite:pending', 'invite:pending:viewed'))),
  check ((ended_at is null) = (due_at is not null))
);
create unique index invitation_open on invitation (job_id, professional_id) where ended_at is null;
create index invitation_due on invitation (due_at) where due_at is not null;
-- The latest of each person, and how many there were in a day.
create index invitation_of_job on invitation (job_id, professional_id, made_at desc, id desc);
create index invitation_made on invitation (job_id, made_at);
create index invitation_of_professional on invitation (professional_id, made_at desc, id desc);
create index invitation_curriculum on invitation (curriculum_id);
create index invitation_by on invitation (made_by);
