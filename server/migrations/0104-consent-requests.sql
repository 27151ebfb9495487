-- A company's request to see name and contact data behind a curriculum of limited access. One row for each company and person: asking
-- again begins it anew.
create table consent_request (
  id record_id primary key,
  professional_id record_id not null references professional on delete cascade,
  organization_id record_id not null references organization on delete cascade,
  curriculum_id record_id references curriculum on delete set null,
  cv_type text not null check (cv_type in ('professional', 'internship', 'apprentice')),
  status text not null check (status in ('asked', 'granted', 'refused', 'expired', 'canceled', 'revoked')),
  -- What the company was called then, for the person's own records.
  company_name text not null,
  asked_by record_id references account on delete set null,
  asked_at timestamptz not null,
  -- When the candidate last answered.
  answered_at timestamptz,
  unique (organization_id, professional_id)
);
create index consent_request_of_professional on consent_request (professional_id, (status <> 'asked'), asked_at desc, id desc);
create index consent_request_open on consent_request (asked_at) where status = 'asked';
create index consent_request_made on consent_request (organization_id, asked_at);
create index consent_request_curriculum on consent_request (curriculum_id);
create index consent_request_by on consent_request (asked_by);
