-- A letter that lets its addressee into an organisation: one for each address, until it is accepted, cancelled or cleared.
create table organization_invitation (
  id record_id primary key,
  organization_id record_id not null references organization on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  invited_by record_id references account on delete set null,
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (organization_id, email)
);
create index organization_invitation_email on organization_invitation (email);
create index organization_invitation_by on organization_invitation (invited_by);
create index organization_invitation_end on organization_invitation (expires_at);

-- Since when a recruiter belongs to their organisation; of those before this column, since they registered.
alter table recruiter add column joined_at timestamptz;
