-- The first suggestions for a short text ('sa') are found in this order, without reading all districts that begin so.
alter table district_name add column rank integer not null default 0;
-- Ranked in the background, in an hour, when the version no longer serves that writes districts without it.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job(
      'name-districts', '{}', run_at => now() + interval '1 hour', max_attempts => 15, job_key => 'rank-districts'
    );
  end if;
end $$;
