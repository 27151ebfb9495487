-- Scores of internships now compare the course, its period and its shift: those of their candidacies are computed again.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job('score-candidacies', json_build_object('jobId', job_id),
      job_key => 'score-candidacies {"jobId":"' || job_id || '"}')
    from (
      select distinct candidacy.job_id from candidacy join job on job.id = candidacy.job_id where job.job_specific_type = 2
    ) as jobs;
  end if;
end $$;
