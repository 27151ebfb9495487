-- That somebody knows no technologies is asked by no page, so it no longer counts in a score: theirs are made anew.
select graphile_worker.add_job('score-places', payload => json_build_object('professionalId', professional_id),
  max_attempts => 15, job_key => format('score-places {"professionalId":"%s"}', professional_id))
from (select distinct professional_id from curriculum where no_technologies) as unasked;
