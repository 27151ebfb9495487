-- Thousands of towns have a district called 'Centro': a search of that name alone reads those of the largest towns of
-- each state. Others are read with their town ('centro, Barretos').
alter table district_name add column likely boolean not null default true;
update district_name set likely = false
from (
  select district.normalised, municipality_id,
    row_number() over (partition by district.normalised, state order by population desc, municipality_id) as rank
  from district_name as district join municipality on municipality.id = municipality_id
) as ranked
where ranked.rank > 6 and district_name.normalised = ranked.normalised
  and district_name.municipality_id = ranked.municipality_id;
create index district_name_likely on district_name (normalised) where likely;
