-- What the recruiter who ended a job said to all who were left in a step, and who that was:
-- {"by": account, "steps": [{"step", "outcome", "feedback"}]}; null where nothing was said.
alter table job add column ending jsonb;

-- 'kept': whom a company keeps for its other jobs.
create index candidacy_kept on candidacy (job_id) where outcome = 'kept';
