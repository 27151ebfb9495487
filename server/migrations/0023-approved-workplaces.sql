-- How far people live is told in bands and counted from approved workplaces alone.

-- The workplaces that were approved last, while an edit of them waits for a reviewer; null where `work_places` are those.
alter table job add column approved_places jsonb;
update job set approved_places = (
  select jsonb_agg(jsonb_build_object('cityState', town.id,
    'latitude', coalesce(known.latitude, town.latitude), 'longitude', coalesce(known.longitude, town.longitude),
    'exact', known.latitude is not null and known.longitude is not null))
  from jsonb_array_elements(coalesce(nullif(waiting.approved, '[]'), waiting.written)) as given (place)
  join municipality as town on town.id = (given.place ->> 'cityState')::integer
  left join known_zip_code as known on waiting.approved is not null
    and known.zip_code = given.place ->> 'zipCode' and known.municipality_id = town.id
)
from (
  select job.id, job.work_places as written, version.content -> 'workPlaces' as approved
  from job left join approved_version as version on version.subject = 'job' and version.subject_id = job.id
  where job.first_approved_at is not null
    and job.status in ('job:pending', 'job:validating', 'job:rejected', 'job:blocked')
) as waiting
where waiting.id = job.id;

-- The kilometres up to which the band reaches in which a candidate lives from work; null for work that is done from
-- anywhere.
drop index place_by_distance;
alter table place rename column kilometres to within_km;
alter table place alter column within_km type smallint using
  case when within_km <= 5 then 5 when within_km <= 10 then 10 when within_km <= 20 then 20
    when within_km <= 50 then 50 when within_km <= 100 then 100 when within_km is not null then 20100 end;
create index place_by_distance on place (job_id, step, within_km, id desc) where not hidden;
select graphile_worker.add_job('score-places', payload => json_build_object('jobId', job_id), max_attempts => 15,
  job_key => format('score-places {"jobId":"%s"}', job_id))
from (select distinct job_id from place where job_id is not null) as chosen;

-- Degrees to the middle of their twentieth: where recruiters count somebody's home to be.
create function coarse_degrees(degrees double precision) returns double precision
  language sql immutable strict parallel safe
  return (floor(degrees * 20) + 0.5) / 20;

-- The searched position of a curriculum is as coarse.
update curriculum_spot set packed = overlay(packed placing
  float4send(coarse_degrees(professional.latitude)::real) || float4send(coarse_degrees(professional.longitude)::real)
  from 35 for 8)
from curriculum join professional on professional.account_id = curriculum.professional_id
where curriculum.id = curriculum_spot.curriculum_id;

-- A job of a company that hides its name lies at its municipality, without district.
update job_card set card = jsonb_set(card, '{places}', (
  select jsonb_agg(place || '{"district": null}' order by at)
  from jsonb_array_elements(card -> 'places') with ordinality as listed (place, at)
))
from job where job.id = job_card.id and job.hide_contracting_company_name;
-- In the packed row the 24 bits before the last of `marks` stay; its second lowest bit says that a position is exact.
update job_search set
  cell = case when job_search.municipality = 0 then 0
    else (floor((town.latitude::real + 40) * 2) * 200 + floor((town.longitude::real + 80) * 2))::integer end,
  packed = overlay(set_byte(job_search.packed, 19, get_byte(job_search.packed, 19) & 253)
    placing float4send(town.latitude::real) || float4send(town.longitude::real) from 21 for 8)
from job_card
join job on job.id = job_card.id and job.hide_contracting_company_name
cross join lateral jsonb_array_elements(job_card.card -> 'places') with ordinality as listed (place, at)
join municipality as town on town.id = (listed.place ->> 'cityState')::integer
where job_card.job_no = job_search.job_no and listed.at = job_search.place_no;
