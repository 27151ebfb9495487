create table account (
  id record_id primary key,
  email text not null,
  email_validated_at timestamptz,
  password_hash text,
  role text not null check (role in (
    'user:professional', 'user:recruiter', 'user:inactive', 'user:reviewer', 'professional:registration:incomplete'
  )),
  avatar_file_id record_id references stored_file,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  constraint account_email_unique unique (email),
  check (email = lower(email))
);

create table session (
  id record_id primary key,
  token_hash bytea not null unique,
  account_id record_id not null references account on delete cascade,
  remember boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- A code sent to an e-mail address or phone, and once entered the proof that its owner has it.
create table verification (
  id record_id primary key,
  channel text not null check (channel in ('email', 'phone')),
  destination text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz
);
create index verification_destination on verification (channel, destination, created_at desc);
create index verification_expiry on verification (expires_at);

-- A link that acts for an account once: a new password, an unsubscription.
create table action_link (
  id record_id primary key,
  token_hash bytea not null unique,
  kind text not null,
  account_id record_id not null references account on delete cascade,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index action_link_account on action_link (account_id);

create table terms_acceptance (
  account_id record_id not null references account on delete cascade,
  document text not null check (document in ('terms', 'medical-report', 'share-contact-data')),
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, document, version)
);

create table professional (
  account_id record_id primary key references account on delete cascade,
  status text not null check (status in ('created', 'pending', 'validating', 'approved', 'rejected', 'blocked')),
  status_reason text,
  name text not null,
  cpf char(11) not null,
  birth_date date not null,
  gender smallint not null check (gender between 1 and 4),
  phones jsonb not null,
  zip_code char(8) not null,
  municipality_id integer not null references municipality,
  district text,
  street text,
  latitude double precision not null,
  longitude double precision not null,
  -- Whether the position is the CEP's own or only its municipality's.
  exact_position boolean not null,
  share_contact_data boolean not null,
  is_handicap boolean not null default false,
  -- {pcdType, handicaps, handicapInfo, pcdCondition, inssInfo, cid10Number, cidDate, rehabilitatedDescription}
  pcd_data jsonb not null default '{}',
  availability jsonb not null default '{"type": "default"}',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  constraint professional_cpf_unique unique (cpf)
);
