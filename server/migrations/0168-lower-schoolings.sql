-- Of several levels of schooling that a job names, each is enough, so the lowest is required; until now the highest was. Stored anew
-- in the background, in an hour, when the version that stored the highest no longer serves.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job(
      'lower-schoolings-of-jobs', '{}', run_at => now() + interval '1 hour', max_attempts => 15, job_key => 'lower-schoolings-of-jobs'
    );
  end if;
end $$;
