-- What a candidate and the recruiters of a job write to each other: one thread for each candidacy. It keeps the ids of job
-- and organisation when these are deleted, so that its address stays for the candidate.
create table message_thread (
  id record_id primary key,
  candidacy_id record_id not null unique references candidacy on delete cascade,
  professional_id record_id not null references professional on delete cascade,
  job_id record_id not null,
  organization_id record_id not null,
  -- The number of the last message.
  last_number integer not null default 0,
  -- Up to which message recruiters had read when one of them answered: answered for all of them.
  answered_to integer not null default 0,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create index message_thread_of_professional on message_thread (professional_id, modified_at desc, id desc);
create index message_thread_of_organization on message_thread (organization_id, modified_at desc, id desc);

-- Messages have numbers from 1 in their thread, given while it is locked, so that who has read up to one has read all before.
create table message (
  id record_id primary key,
  thread_id record_id not null references message_thread on delete cascade,
  number integer not null check (number > 0),
  by_candidate boolean not null,
  author_id record_id not null,
  -- Blank once the author has deleted their account.
  author_name text not null,
  -- What the sender's page or program called it, so that sending again doesn't double it.
  client_id text,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  unique (thread_id, number),
  constraint message_once unique (thread_id, author_id, client_id)
);
create index message_of_author on message (author_id);

-- Up to which message somebody has read a thread, and of which a letter told them.
create table message_reader (
  thread_id record_id not null references message_thread on delete cascade,
  account_id record_id not null,
  read_to integer not null default 0,
  announced_to integer not null default 0,
  primary key (thread_id, account_id)
);
create index message_reader_account on message_reader (account_id);
