-- A hiring message from a recruiter to a finalist. `told_at`: when the candidate was told; before, it can be taken back unseen.
create table hiring_message (
  id record_id primary key,
  candidacy_id record_id not null references candidacy on delete cascade,
  made_by record_id references account on delete set null,
  -- Cents a month; null for an internship without pay.
  salary integer check (salary > 0),
  start_on date not null,
  documents text[] not null,
  other_documents text not null,
  message text not null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'canceled', 'expired')),
  made_at timestamptz not null,
  told_at timestamptz,
  reminders smallint not null default 0,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('recruiter', 'candidate', 'automation')),
  -- Why the candidate rejected or canceled it, if they said it.
  reason text,
  -- When the automation has something to do with it; null once it was answered or has ended.
  due_at timestamptz,
  check ((status = 'pending') = (due_at is not null))
);
create unique index hiring_message_standing on hiring_message (candidacy_id) where status in ('pending', 'accepted');
create index hiring_message_of_candidacy on hiring_message (candidacy_id, made_at desc, id desc);
create index hiring_message_due on hiring_message (due_at) where due_at is not null;
create index hiring_message_by on hiring_message (made_by);
