-- A passkey (WebAuthn) by which a person signs in. The counter is the authenticator's, always 0 for passkeys that are
-- shared among devices.
create table passkey (
  id record_id primary key,
  account_id record_id not null references account on delete cascade,
  credential_id bytea not null constraint passkey_credential unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Challenges that a passkey has answered, until they would no longer be accepted: none is answered twice.
create table spent_challenge (
  challenge_hash bytea primary key,
  ends_at timestamptz not null
);
create index spent_challenge_end on spent_challenge (ends_at);
