-- Messages to the people who run the marketplace. A person's own go with their account.
create table contact_message (
  id text primary key,
  kind text not null,
  name text not null,
  email text not null,
  message text not null,
  account_id text references account on delete cascade,
  job_id text references job on delete set null,
  job_name text,
  company_name text,
  page text not null default '',
  error_id text not null default '',
  /** Of sender and content: the same message sent again within a day is the same one. */
  fingerprint text not null unique,
  sent_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_by text,
  answered_at timestamptz
);
create index contact_message_open on contact_message (due_at, id) where answered_at is null;
create index contact_message_answered on contact_message (answered_at desc, id) where answered_at is not null;
create index contact_message_account on contact_message (account_id);
create index contact_message_job on contact_message (job_id);
