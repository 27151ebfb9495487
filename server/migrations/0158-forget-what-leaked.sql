-- Names of companies that were stored with looks although the job's approved version hides them, what the audit log still says about
-- people who have left, and what people were notified of about an organisation that has put them out: removed in the background, in an
-- hour, when the version that left it no longer serves.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    perform graphile_worker.add_job(work, '{}', run_at => now() + interval '1 hour', max_attempts => 15, job_key => work)
    from unnest(array[
      'hide-companies-of-looks', 'forget-gone-in-audit', 'forget-notifications-of-former-members'
    ]) as work;
  end if;
end $$;
