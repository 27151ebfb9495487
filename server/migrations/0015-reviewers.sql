-- Who a reviewer is to other reviewers.
create table reviewer (
  account_id record_id primary key references account on delete cascade,
  name text not null,
  created_at timestamptz not null
);

-- Whose recruiters a round's task falls to; a candidate's has none.
alter table review add column organization_id record_id;
create index review_queue_of_subject on review (subject, due_at, id) where decided_at is null;
create index review_task on review (organization_id, decided_at desc)
  where decision <> 'approve' and answered_at is null;

-- Reviewers find what a report is about by its name.
create index job_by_name on job using gin (plain(job_name) gin_trgm_ops);
create index organization_by_name on organization using gin (plain(company_name) gin_trgm_ops);
create index organization_by_official_name on organization using gin (plain(official_name) gin_trgm_ops);
create index recruiter_by_name on recruiter using gin (plain(name) gin_trgm_ops);
create index professional_by_name on professional using gin (plain(name) gin_trgm_ops);
