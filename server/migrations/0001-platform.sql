-- What every noun stands on: ids, extensions, the outbox of events, stored files, counted limits.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_stat_statements;

create domain record_id as text check (value ~ '^[0-9a-f]{24}$');
create domain reference_id as text check (value ~ '^[0-9a-f]{32}$');

-- unaccent is only stable, since its dictionary could change; ours does not, and indexes need an immutable function.
create function plain(input text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', input));

-- One row for everything that happened; delivered to listeners at least once.
create table event (
  id record_id primary key,
  type text not null,
  payload jsonb not null,
  actor_id record_id,
  occurred_at timestamptz not null,
  delivered_at timestamptz
);
create index event_undelivered on event (occurred_at) where delivered_at is null;

-- A listener that has finished with an event is not called for it again.
create table event_delivery (
  event_id record_id not null references event on delete cascade,
  listener text not null,
  delivered_at timestamptz not null,
  primary key (event_id, listener)
);

create table stored_file (
  id record_id primary key,
  purpose text not null check (purpose in ('curriculum', 'medical-report', 'avatar', 'logo')),
  owner_id record_id,
  -- Before there is an account, the proof of a verified e-mail owns the file.
  verification_id record_id,
  storage_key text not null unique,
  original_name text not null,
  content_type text,
  byte_size integer,
  created_at timestamptz not null,
  uploaded_at timestamptz,
  attached_at timestamptz,
  check (owner_id is not null or verification_id is not null)
);
create index stored_file_owner on stored_file (owner_id);
create index stored_file_unattached on stored_file (created_at) where attached_at is null;

-- Counts of what is limited per account, destination or address, by fixed windows.
create table limit_count (
  subject text not null,
  window_start timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (subject, window_start)
);
create index limit_count_expiry on limit_count (expires_at);
