-- Somebody who deleted their account was in a job's selection: what stays of it for its recruiters, without the person.
create table departure (
  id record_id primary key,
  job_id record_id not null references job on delete cascade,
  step text not null check (step in ('curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded')),
  applied_on date not null,
  left_on date not null
);
create index departure_of_job on departure (job_id, left_on desc, id desc);
