-- Whether the company of a candidacy's job selects for a client of its own, as its ad said when the person applied.
alter table candidacy add column for_client boolean not null default false;
update candidacy set for_client = true
from job
where job.id = candidacy.job_id and job.content -> 'sameAsOwnCompany' = 'false'::jsonb;
