-- What somebody is told in the product: one row for each thing that happened, and one in `notification_reader` for each account
-- that is told of it. Texts are made when it is read, from the kind, `variant` and what the row points to.
create table notification (
  id record_id primary key,
  kind text not null,
  variant text not null,
  type smallint not null check (type between 0 and 3),
  job_id record_id references job on delete set null,
  -- What it says of a candidate or a colleague goes with them.
  candidacy_id record_id references candidacy on delete cascade,
  person_id record_id references account on delete cascade,
  job_name text,
  -- Facts without personal data: a task, a count, a day.
  facts jsonb not null default '{}',
  created_at timestamptz not null
);
create index notification_of_job on notification (job_id) where job_id is not null;
create index notification_of_candidacy on notification (candidacy_id) where candidacy_id is not null;
create index notification_of_person on notification (person_id) where person_id is not null;
create index notification_by_age on notification (created_at);

create table notification_reader (
  notification_id record_id not null references notification on delete cascade,
  account_id record_id not null references account on delete cascade,
  type smallint not null,
  -- False if it only waits for a letter.
  in_app boolean not null,
  read_at timestamptz,
  -- The letter with several notifications for which it waits: 'daily' or 'weekly'; null once that was queued.
  mail_due text check (mail_due in ('daily', 'weekly')),
  primary key (account_id, notification_id)
);
create index notification_reader_notification on notification_reader (notification_id);
create index notification_unread on notification_reader (account_id, type) where in_app and read_at is null;
create index notification_to_mail on notification_reader (mail_due, account_id) where mail_due is not null;

-- What somebody chose for a kind of notification; without a row, what is usual.
create table notification_preference (
  account_id record_id not null references account on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('at-once', 'daily', 'weekly', 'never')),
  primary key (account_id, kind)
);
