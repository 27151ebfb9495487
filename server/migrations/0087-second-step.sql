-- The app that makes somebody's one-time codes (TOTP). The secret is encrypted; codes of periods up to the last one used
-- are refused, so that none counts twice.
create table one_time_code_app (
  account_id record_id primary key references account on delete cascade,
  sealed_secret text not null,
  last_period integer not null,
  created_at timestamptz not null
);

-- Codes that sign in once in place of a one-time code, stored as keyed hashes and deleted when used.
create table recovery_code (
  account_id record_id not null references account on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (account_id, code_hash)
);
