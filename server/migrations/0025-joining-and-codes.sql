-- What bounds the guessing of codes: the company's domain of an address (null for phones and free mail), a keyed hash of
-- the network address that asked, when the last wrong try was, and whether the code is a short one.
alter table verification add column domain text;
alter table verification add column asker bytea;
alter table verification add column tried_at timestamptz;
alter table verification add column short boolean not null default true;
create index verification_asked_for_domain on verification (domain, asker, created_at) where verified_at is null;

-- An organisation's recruiters, or one of them, declined somebody: asking again is up to them.
create table join_decline (
  account_id record_id not null references account on delete cascade,
  organization_id record_id not null references organization on delete cascade,
  declined_by record_id not null,
  declined_at timestamptz not null,
  primary key (account_id, organization_id)
);
create index join_decline_organization on join_decline (organization_id);

-- When somebody asked to join, or joined, and in what way.
alter table recruiter add column joining_asked_at timestamptz;
update recruiter set joining_asked_at = created_at where joining_organization_id is not null;
