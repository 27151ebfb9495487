-- What somebody sent with an application, as it was then. One row for each application: applying again after a withdrawal adds one.
create table application_receipt (
  id record_id primary key,
  candidacy_id record_id not null references candidacy on delete cascade,
  -- By which anyone who has the paper may check it.
  check_code text not null unique,
  sent_at timestamptz not null,
  applicant_name text not null,
  job_name text not null,
  -- Null if it was hidden.
  company_name text,
  job jsonb not null,
  curriculum jsonb not null,
  answers jsonb not null
);
create index application_receipt_of on application_receipt (candidacy_id, sent_at desc, id desc);
