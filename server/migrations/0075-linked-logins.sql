-- An account at a social network by which a person signs in here. The e-mail is what the network last said: the account's
-- own is in `account`, except while its registration is incomplete.
create table linked_login (
  network text not null check (network in ('google', 'linkedin')),
  subject text not null,
  account_id record_id not null references account on delete cascade,
  email text,
  email_verified boolean not null,
  name text not null,
  created_at timestamptz not null,
  primary key (network, subject),
  constraint linked_login_account unique (account_id, network)
);

-- What the demo's own identity provider keeps between requests.
create table demo_identity (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (model, id)
);
create index demo_identity_grant on demo_identity (grant_id);
create index demo_identity_uid on demo_identity (model, uid);
create index demo_identity_expiry on demo_identity (expires_at);
