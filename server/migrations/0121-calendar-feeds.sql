-- The secret address at which a calendar reads somebody's interviews: one for each person, by the hash of its token.
create table calendar_feed (
  account_id record_id primary key references account on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  -- When a calendar read it last, to the hour.
  read_at timestamptz
);
