-- What a recruiter's list of jobs orders and searches by. The ranks are those of `jobListOrder`.
alter table job add column list_rank smallint not null generated always as (
  case status
    when 'job:approved' then 0 when 'job:created' then 1 when 'job:disabled' then 2 when 'job:validating' then 3
    when 'job:pending' then 3 when 'job:closed' then 4 when 'job:rejected' then 5 else 6
  end
) stored;
alter table job add column plain_name text not null generated always as (plain(job_name)) stored;

create index job_list_active on job (organization_id, list_rank, created_at desc, id desc);
create index job_list_created on job (organization_id, created_at desc, id desc);
create index job_list_modified on job (organization_id, modified_at desc, id desc);
create index job_list_title on job (organization_id, plain_name, id);
create index job_list_type on job (organization_id, job_specific_type, created_at desc, id desc);
create index job_list_search on job using gin (organization_id, plain_name gin_trgm_ops);
drop index job_organization;

-- The closing date of which its recruiters were warned; another date is another warning.
alter table job add column closing_warned_for timestamptz;

-- How many people ever came into a job's selection: what a list orders by. Kept apart from the job, which whoever
-- applies shares with others.
create table job_total (
  job_id record_id primary key references job on delete cascade,
  organization_id record_id not null,
  places integer not null default 0
);
create index job_list_count on job_total (organization_id, places desc, job_id desc);
insert into job_total (job_id, organization_id, places)
select id, organization_id, (select count(*) from place where place.job_id = job.id) from job;

create function begin_job_total() returns trigger language plpgsql as $$
begin
  insert into job_total (job_id, organization_id) select id, organization_id from new_jobs;
  return null;
end $$;
create trigger begin_job_total after insert on job
  referencing new table as new_jobs for each statement execute function begin_job_total();

-- Always in the order of the jobs, so that two who count can't block each other.
create function count_into_job_total() returns trigger language plpgsql as $$
begin
  perform from job_total where job_id in (select job_id from new_places) order by job_id for update;
  update job_total set places = places + counted.count
  from (select job_id, count(*) from new_places group by 1) as counted
  where counted.job_id = job_total.job_id;
  return null;
end $$;
create trigger count_into_job_total after insert on place
  referencing new table as new_places for each statement execute function count_into_job_total();

create function count_out_of_job_total() returns trigger language plpgsql as $$
begin
  perform from job_total where job_id in (select job_id from old_places) order by job_id for update;
  update job_total set places = places - counted.count
  from (select job_id, count(*) from old_places group by 1) as counted
  where counted.job_id = job_total.job_id;
  return null;
end $$;
create trigger count_out_of_job_total after delete on place
  referencing old table as old_places for each statement execute function count_out_of_job_total();
