-- Keys for public reading, each of an address and a project, and the links of the letters that lead to them.
create table api_key (
  id text primary key,
  project text not null,
  email text not null,
  purpose text not null,
  asked_at timestamptz not null,
  /** The hash of the key; null until its holder made it. */
  key_hash bytea unique,
  made_at timestamptz,
  /** To the day. */
  used_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  remark text not null default '',
  check ((key_hash is null) = (made_at is null)),
  check ((ended_at is null) = (ended_by is null))
);
create index api_key_email on api_key (email, id);
create index api_key_made on api_key (made_at desc, id) where made_at is not null;
create index api_key_waiting on api_key (asked_at) where made_at is null;
create index api_key_ended on api_key (ended_at) where ended_at is not null;

create table api_key_link (
  token_hash bytea primary key,
  email text not null,
  /** The key that it makes, once; null for the link by which all keys of the address are managed. */
  key_id text references api_key on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index api_key_link_key on api_key_link (key_id);
create index api_key_link_ends on api_key_link (expires_at);
