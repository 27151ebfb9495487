-- The categories of a person's driver's licence, A to E; empty if they state none.
alter table curriculum add column driver_licence text[] not null default '{}';

-- Scores now compare the licence and are limited by the distance: those of all candidacies are computed again.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job('score-candidacies', json_build_object('jobId', job_id),
      job_key => 'score-candidacies {"jobId":"' || job_id || '"}')
    from (select distinct job_id from candidacy) as jobs;
  end if;
end $$;
