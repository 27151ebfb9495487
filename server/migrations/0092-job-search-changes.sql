-- How often the search rows of a subject changed: of a cell, a municipality, an occupation, or of any job. Each transaction
-- appends rows of its own, so that none waits for another, and a snapshot's sum says whether it sees what an earlier one saw.
create table job_search_change (
  -- By kind: 0 any job, -1 all subjects at once, 10000000 + cell, 20000000 + municipality, 30000000 + occupation.
  subject integer not null,
  changes bigint not null
);
create index job_search_change_subject on job_search_change (subject) include (changes);

create function count_job_search_changes() returns trigger language plpgsql as $$
begin
  insert into job_search_change (subject, changes)
  select distinct subject, 1 from changed
  cross join lateral unnest(array[0, 10000000 + cell, 20000000 + municipality, 30000000 + cbo]) as subject;
  return null;
end
$$;

create function count_job_search_emptied() returns trigger language plpgsql as $$
begin
  insert into job_search_change (subject, changes) values (-1, 1);
  return null;
end
$$;

create trigger job_search_inserted after insert on job_search
  referencing new table as changed for each statement execute function count_job_search_changes();
create trigger job_search_deleted after delete on job_search
  referencing old table as changed for each statement execute function count_job_search_changes();
create trigger job_search_updated_from after update on job_search
  referencing old table as changed for each statement execute function count_job_search_changes();
create trigger job_search_updated_to after update on job_search
  referencing new table as changed for each statement execute function count_job_search_changes();
create trigger job_search_emptied after truncate on job_search
  for each statement execute function count_job_search_emptied();
