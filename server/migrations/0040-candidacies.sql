-- One person's standing in the selection of one job is a candidacy; a place is where something is.
alter table place rename to candidacy;
alter table place_history rename to candidacy_history;
alter table candidacy_history rename column place_id to candidacy_id;
alter table medical_report_view rename column place_id to candidacy_id;
alter table job_total rename column places to candidacies;

-- Indexes and constraints keep pace with their tables.
do $$
declare named record;
begin
  for named in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'i' and relname ~ '(^|_)place_'
      and relname !~ 'work_place|job_search'
  loop
    execute format('alter index %I rename to %I', named.relname, regexp_replace(named.relname, '(^|_)place_', '\1candidacy_'));
  end loop;
  for named in
    select conname, conrelid::regclass as owner from pg_constraint
    where conrelid in ('candidacy'::regclass, 'candidacy_history'::regclass, 'medical_report_view'::regclass)
      and conname ~ '(^|_)place_'
  loop
    execute format(
      'alter table %s rename constraint %I to %I',
      named.owner, named.conname, regexp_replace(named.conname, '(^|_)place_', '\1candidacy_', 'g')
    );
  end loop;
end $$;

create or replace function count_into_job_total() returns trigger language plpgsql as $$
begin
  perform from job_total where job_id in (select job_id from new_places) order by job_id for update;
  update job_total set candidacies = candidacies + counted.count
  from (select job_id, count(*) from new_places group by 1) as counted
  where counted.job_id = job_total.job_id;
  return null;
end $$;

create or replace function count_out_of_job_total() returns trigger language plpgsql as $$
begin
  perform from job_total where job_id in (select job_id from old_places) order by job_id for update;
  update job_total set candidacies = candidacies - counted.count
  from (select job_id, count(*) from old_places group by 1) as counted
  where counted.job_id = job_total.job_id;
  return null;
end $$;

-- What is still to be delivered or done goes on under the new names.
update event set payload = payload - 'placeId' || jsonb_build_object('candidacyId', payload -> 'placeId')
where payload ? 'placeId';
update event set payload = payload - 'placeIds' || jsonb_build_object('candidacyIds', payload -> 'placeIds')
where payload ? 'placeIds';

do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks set identifier = 'score-candidacies' where identifier = 'score-places';
  end if;
end $$;

-- What a round asked for is resolved once its owner hands in again; 'answered' is said of questions.
alter table review rename column answered_at to resolved_at;
