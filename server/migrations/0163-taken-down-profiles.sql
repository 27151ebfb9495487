-- A reviewer blocked it since it was approved last: its owner's correction alone doesn't give it back what an approval gives.
alter table organization add column taken_down_at timestamptz;
alter table recruiter add column taken_down_at timestamptz;
alter table professional add column taken_down_at timestamptz;
-- What was blocked before is marked in the background, in an hour, when the version no longer serves that lifts a block by a correction.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job(work, '{}', run_at => now() + interval '1 hour', max_attempts => 15, job_key => work)
    from unnest(array[
      'mark-taken-down-organizations', 'mark-taken-down-recruiters', 'mark-taken-down-candidates'
    ]) as work;
  end if;
end $$;
