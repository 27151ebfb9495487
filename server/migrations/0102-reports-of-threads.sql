-- What somebody in a thread objects to, and a reviewer's decision: one open report of each person at a time.
create table thread_report (
  id record_id primary key,
  thread_id record_id not null references message_thread on delete cascade,
  reported_by record_id not null,
  by_candidate boolean not null,
  text text not null,
  -- The last message at that moment: reviewers read no later ones.
  last_number integer not null,
  reported_at timestamptz not null,
  decision text check (decision in ('close', 'keep')),
  answer text,
  answered_by record_id,
  answered_at timestamptz,
  check ((decision is null) = (answered_at is null) and (answer is null) = (answered_at is null))
);
create unique index thread_report_once on thread_report (thread_id, reported_by) where answered_at is null;
create index thread_report_open on thread_report (reported_at, id) where answered_at is null;
create index thread_report_answered on thread_report (answered_at desc, id desc) where answered_at is not null;
create index thread_report_by on thread_report (reported_by);

-- A reviewer closed the thread for good.
alter table message_thread add column stopped_at timestamptz;
