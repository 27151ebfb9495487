-- What became of each letter: one row from its first try on, for 60 days. Neither the addressee nor the content is here: `key` and
-- `address` are keyed hashes.
create table letter (
  -- Also in the address to which it returns if it can't be delivered.
  key text primary key,
  address bytea not null,
  template text not null,
  state text not null check (state in (
    'waiting', 'sent', 'refused', 'given-up', 'late', 'withheld', 'unwanted', 'returned'
  )),
  tries integer not null,
  -- What the mail server said last, by its codes alone: '550 5.1.1'.
  answer text,
  queued_at timestamptz not null,
  changed_at timestamptz not null
);
create index letter_by_age on letter (changed_at);
create index letter_waiting on letter (queued_at) where state = 'waiting';

-- Addresses, as keyed hashes, from which letters came back.
create table returning_address (
  address bytea primary key,
  -- How often lately in a way that may pass, such as a full mailbox.
  softly integer not null,
  first_at timestamptz not null,
  -- Since when only letters about the account's security go there; null for not yet.
  marked_at timestamptz,
  status text not null
);
create index returning_address_by_age on returning_address (first_at);
