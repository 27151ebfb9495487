-- Wrong tries at a password, counted by account, network and device. A subject is a hash, and is counted whether there is
-- such an account or not.
create table failed_try (
  subject text primary key,
  failures integer not null,
  -- Before this moment no further try is looked at.
  open_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index failed_try_forgotten on failed_try (forgotten_at);
