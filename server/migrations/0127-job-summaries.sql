-- When the recruiter of a job last got its weekly summary, or asked for it; null until then.
alter table job add column summarised_at timestamptz;

-- Jobs of which somebody wants a weekly summary.
create index job_summarised on job (organization_id, id) where (content ->> 'jobSummaryEmail')::boolean;
