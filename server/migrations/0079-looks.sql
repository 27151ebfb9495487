-- Each look of a recruiter or reviewer at a candidate's data, as its owner reads it: of one viewer at the same things
-- within ten minutes there is one row that counts them. Company and job are kept as they were called then; the company is null
-- where the job hides it, and for reviewers.
create table look (
  id record_id primary key,
  professional_id record_id not null references professional on delete cascade,
  viewer_id record_id not null,
  by_reviewer boolean not null,
  organization_id record_id,
  company_name text,
  job_id record_id,
  job_name text,
  parts text[] not null,
  -- The ten minutes in which it was, counted from 1970.
  part_of_time integer not null,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint look_once unique nulls not distinct (professional_id, part_of_time, viewer_id, job_id, parts)
);
create index look_of_professional on look (professional_id, last_at desc, id desc);

-- What a candidate objects to in a look, and a reviewer's answer.
create table look_report (
  id record_id primary key,
  look_id record_id not null references look on delete cascade,
  professional_id record_id not null references professional on delete cascade,
  text text not null,
  reported_at timestamptz not null,
  answer text,
  answered_by record_id,
  answered_at timestamptz,
  constraint look_report_once unique (look_id),
  check ((answer is null) = (answered_at is null))
);
create index look_report_open on look_report (reported_at, id) where answered_at is null;
create index look_report_answered on look_report (answered_at desc, id desc) where answered_at is not null;
create index look_report_professional on look_report (professional_id);
