create table organization (
  id record_id primary key,
  status text not null check (status in ('created', 'pending', 'validating', 'approved', 'rejected', 'blocked')),
  status_reason text,
  -- Company number (CNPJ), digits and capital letters, 14 places.
  idcard char(14) not null unique,
  company_name text,
  official_name text not null,
  employee_number smallint not null check (employee_number in (10, 50, 200, 201)),
  branch_of_activity text not null,
  description text,
  site text,
  social_links jsonb not null default '{}',
  phone text,
  zip_code char(8) not null,
  municipality_id integer not null references municipality,
  district text,
  street text,
  logo_file_id record_id references stored_file,
  created_at timestamptz not null,
  modified_at timestamptz not null
);

create table recruiter (
  account_id record_id primary key references account on delete cascade,
  organization_id record_id references organization,
  status text not null check (status in ('created', 'pending', 'validating', 'approved', 'rejected', 'blocked')),
  status_reason text,
  name text not null,
  phone text not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  constraint recruiter_phone_unique unique (phone)
);
create index recruiter_organization on recruiter (organization_id);

-- Scalars that rules and lists ask for are columns; what is only read and written with its job is jsonb,
-- in the shape of the contract. Money is in cents.
create table job (
  id record_id primary key,
  organization_id record_id not null references organization,
  created_by record_id not null,
  status text not null check (status in (
    'job:created', 'job:pending', 'job:validating', 'job:approved',
    'job:rejected', 'job:blocked', 'job:disabled', 'job:closed'
  )),
  status_reason text,
  job_specific_type smallint not null check (job_specific_type between 1 and 3),
  contract_type smallint not null check (contract_type between 1 and 8),
  work_type smallint not null check (work_type between 1 and 3),
  job_name text not null,
  cbo char(6) not null references occupation (cbo),
  same_as_own_company boolean not null default true,
  hide_contracting_company_name boolean not null default false,
  company_area_contracting text,
  company_description text,
  job_description text not null,
  responsibilities text,
  additional_info text,
  keywords text[] not null default '{}',
  area text,
  hierarchy text,
  salary_type smallint not null check (salary_type between 1 and 8),
  salary_from_cents integer,
  salary_to_cents integer,
  salary_commission text,
  salary_alt text,
  salary_extra text,
  do_not_show_salary boolean not null default false,
  benefits text[] not null default '{}',
  additional_benefits text,
  -- {workingHours, start, end, lunch, altStart, altEnd, altLunch, custom}
  working_hours jsonb not null,
  flex_schedule boolean not null default false,
  temp_job_duration_days integer,
  -- [{zipCode, qty, district, cityState (municipality id), latitude, longitude, exact}]
  work_places jsonb not null,
  technologies_general text[] not null default '{}',
  technologies jsonb not null default '[]',
  languages jsonb not null default '[]',
  -- [{id, question, type, useOrderPriority, orderPriority}]
  questionnaire jsonb not null default '[]',
  -- {ground, genderOrder, ageOrderMin, ageOrderMax, approvedAt}: kept apart because it is never published.
  legal_exception jsonb,
  only_handicap boolean not null default false,
  accept_handicap boolean not null default true,
  handicaps text[] not null default '{}',
  handicap_extra_info text,
  minimum_experience smallint not null default 0 check (minimum_experience between 0 and 6),
  schooling text,
  school_levels jsonb not null default '[]',
  experiences text,
  driver_licence jsonb,
  allow_remote_other_states boolean not null default false,
  long_period_job boolean not null default true,
  first_job boolean not null default false,
  job_summary_email boolean not null default false,
  -- What only internships or apprenticeships have, in the contract's shape.
  kind_details jsonb not null default '{}',
  paused_when_edited boolean not null default false,
  first_approved_at timestamptz,
  approved_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create index job_organization on job (organization_id, created_at desc);
create index job_closing on job (closes_at) where status in ('job:approved', 'job:disabled');

create table job_status_change (
  id record_id primary key,
  job_id record_id not null references job on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('recruiter', 'candidate', 'reviewer', 'automation')),
  actor_id record_id,
  reason text,
  changed_at timestamptz not null
);
create index job_status_change_job on job_status_change (job_id, changed_at);
