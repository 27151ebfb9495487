-- A list of a kind of jobs within a sector.
create index job_card_kind_sector on job_card (job_specific_type, sector, approved_at desc, job_no desc);

-- Scores no longer count that somebody knows no technologies, which no page asks, and count the experience that the
-- labels of its codes now say: all are made anew.
select graphile_worker.add_job('score-places', payload => json_build_object('jobId', job_id), max_attempts => 15,
  job_key => format('score-places {"jobId":"%s"}', job_id))
from (select distinct job_id from place where job_id is not null) as chosen;
