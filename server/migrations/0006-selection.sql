-- A candidate's place in the selection of one job. Its id is the specification's processId.
create table place (
  id record_id primary key,
  job_id record_id references job on delete set null,
  professional_id record_id not null references professional on delete cascade,
  cv_type text not null check (cv_type in ('professional', 'internship', 'apprentice')),
  origin text not null check (origin in ('applied', 'invited')),
  step text not null check (step in ('curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded')),
  status text,
  -- Who discarded and from where: an undo returns there, and a candidate may come back after an own withdrawal.
  discarded_by text check (discarded_by in ('recruiter', 'candidate', 'automation')),
  discarded_from text,
  discarded_at timestamptz,
  -- [{questionId, question, answer}] with the questions as they were answered
  answers jsonb not null default '[]',
  medical_report_id record_id references stored_file,
  -- Kept for the candidate's history when the job is gone.
  job_name text not null,
  company_name text,
  applied_at timestamptz not null,
  moved_at timestamptz not null,
  constraint place_once unique (job_id, professional_id)
);
create index place_of_professional on place (professional_id, moved_at desc);
create index place_of_job on place (job_id, step, applied_at desc);

create table place_history (
  id record_id primary key,
  place_id record_id not null references place on delete cascade,
  type text not null,
  from_step text,
  to_step text,
  actor text not null check (actor in ('recruiter', 'candidate', 'reviewer', 'automation')),
  actor_id record_id,
  note text,
  happened_at timestamptz not null
);
create index place_history_place on place_history (place_id, happened_at);

-- How many places each step of a job holds, kept in the transaction that moves a place.
create table selection_counter (
  job_id record_id not null references job on delete cascade,
  step text not null,
  count integer not null check (count >= 0),
  primary key (job_id, step)
);
