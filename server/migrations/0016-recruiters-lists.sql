-- A blocked candidate's places are hidden from recruiters, their lists and counters, until regularised.
alter table place add column hidden boolean not null default false;
update place set hidden = true from professional
where professional.account_id = place.professional_id and professional.status = 'blocked';

-- Kilometres from home to the nearest workplace, as lists order and filter; null for work that is done from anywhere.
alter table place add column kilometres real;

drop index place_by_match;
drop index place_by_application;
drop index place_by_name;
drop index place_unviewed;
create index place_by_match on place (job_id, step, match_score desc nulls last, id desc) where not hidden;
create index place_by_application on place (job_id, step, applied_at desc, id desc) where not hidden;
create index place_by_distance on place (job_id, step, kilometres, id desc) where not hidden;
create index place_in_name_order on place (job_id, step, plain(candidate_name), id desc) where not hidden;
create index place_by_name on place using gin (job_id, plain(candidate_name) gin_trgm_ops) where not hidden;

-- Beside the steps, `unseen` counts the shown applications that no recruiter has opened and that are still in.
delete from selection_counter;
insert into selection_counter (job_id, step, count)
select job_id, step, count(*) from place where job_id is not null and not hidden group by 1, 2
union all
select job_id, 'unseen', count(*) from place
where job_id is not null and not hidden and step <> 'discarded' and viewed_at is null group by 1;
