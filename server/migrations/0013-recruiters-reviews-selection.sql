-- Since when something has been good to be shown: an edit that waits for approval doesn't take that back.
alter table organization add column first_approved_at timestamptz;
alter table professional add column first_approved_at timestamptz;
alter table recruiter add column first_approved_at timestamptz;
update organization set first_approved_at = modified_at where status = 'approved';
update professional set first_approved_at = modified_at where status = 'approved';
update recruiter set first_approved_at = modified_at where status = 'approved';

-- A recruiter whose organisation was registered before by others belongs to it once a reviewer approved them;
-- until then the job they registered with waits in the contract's shape.
alter table recruiter add column joining_organization_id record_id references organization on delete set null;
alter table recruiter add column waiting_job jsonb;
create index recruiter_joining on recruiter (joining_organization_id) where joining_organization_id is not null;

-- Each move of an organisation's, recruiter's or candidate's profile; job_status_change is the same for jobs.
create table profile_status_change (
  id record_id primary key,
  subject text not null check (subject in ('organization', 'recruiter', 'candidate')),
  subject_id record_id not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('recruiter', 'candidate', 'reviewer', 'automation')),
  actor_id record_id,
  reason text,
  changed_at timestamptz not null
);
create index profile_status_change_subject on profile_status_change (subject, subject_id, changed_at);

-- One round of review of one subject, from its entering the queue to its decision. Its id is the processId of the task
-- that the decision leaves behind.
create table review (
  id record_id primary key,
  subject text not null check (subject in ('job', 'organization', 'recruiter', 'candidate')),
  subject_id record_id not null,
  -- What the queue and its search show, as it was when it entered or was last changed.
  name text not null,
  entered_at timestamptz not null,
  due_at timestamptz not null,
  claimed_by record_id,
  claimed_at timestamptz,
  decision text check (decision in ('approve', 'reject', 'block', 'request_changes')),
  reason text,
  -- [{field, remark}]
  changes jsonb not null default '[]',
  decided_by record_id,
  decided_at timestamptz,
  -- The owner has corrected what this round asked for, or the subject is gone: no task is left.
  answered_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index review_open on review (subject, subject_id) where decided_at is null;
create index review_queue on review (due_at, id) where decided_at is null;
create index review_claimed on review (claimed_at) where decided_at is null and claimed_at is not null;
create index review_of_subject on review (subject, subject_id, decided_at desc);
create index review_decided on review (decided_at desc, id desc) where decided_at is not null;

-- What a subject looked like when it was last approved, in the shape that the reviewers read.
create table approved_version (
  subject text not null,
  subject_id record_id not null,
  content jsonb not null,
  approved_at timestamptz not null,
  primary key (subject, subject_id)
);

-- What people with power over others' data did. Nothing here is ever changed or deleted by the product.
create table audit_entry (
  id record_id primary key,
  action text not null,
  actor_id record_id,
  subject text not null,
  subject_id record_id not null,
  details jsonb not null default '{}',
  happened_at timestamptz not null
);
create index audit_entry_recent on audit_entry (happened_at desc, id desc);
create index audit_entry_subject on audit_entry (subject, subject_id, happened_at desc);

-- A recruiter's note on a candidate of one job: read by the recruiters of that organisation alone.
create table note (
  id record_id primary key,
  organization_id record_id not null references organization on delete cascade,
  job_id record_id not null references job on delete cascade,
  professional_id record_id not null references professional on delete cascade,
  author_id record_id,
  author_name text not null,
  text text not null,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create index note_of_candidate on note (job_id, professional_id, created_at desc);
create index note_professional on note (professional_id);

-- A candidate whom the recruiters of a job want to keep in sight, with a place in its selection or without.
create table candidate_like (
  job_id record_id not null references job on delete cascade,
  curriculum_id record_id not null references curriculum on delete cascade,
  liked_by record_id not null,
  liked_at timestamptz not null,
  primary key (job_id, curriculum_id)
);
create index candidate_like_curriculum on candidate_like (curriculum_id);

-- Each look at a medical report, for the candidate to see.
create table medical_report_view (
  id record_id primary key,
  place_id record_id not null references place on delete cascade,
  viewer_id record_id not null,
  viewer_name text not null,
  viewed_at timestamptz not null
);
create index medical_report_view_place on medical_report_view (place_id, viewed_at desc);

-- What a recruiter's lists order and search by, kept with the place.
alter table place add column curriculum_id record_id references curriculum on delete set null;
alter table place add column candidate_name text not null default '';
-- 0 to 100; null where nothing could be compared.
alter table place add column match_score smallint;
alter table place add column match_known smallint not null default 0;
-- When a recruiter first opened the application.
alter table place add column viewed_at timestamptz;
update place set
  candidate_name = (select name from professional where account_id = place.professional_id),
  curriculum_id = (
    select id from curriculum
    where curriculum.professional_id = place.professional_id and curriculum.cv_type = place.cv_type
  );
create index place_by_match on place (job_id, step, match_score desc nulls last, id desc);
create index place_by_application on place (job_id, step, applied_at desc, id desc);
create index place_curriculum on place (curriculum_id);
create index place_unviewed on place (job_id) where viewed_at is null;
create index place_by_name on place using gin (job_id, plain(candidate_name) gin_trgm_ops);
