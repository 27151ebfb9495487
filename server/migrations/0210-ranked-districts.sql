-- The first suggestions for a short text ('sa') are found in this order, without reading all districts that begin so.
alter table district_name add column rank integer not null default 0;
update district_name set rank = ranked.nth
from (
  select district.normalised, municipality_id,
    row_number() over (order by uses desc, population desc, district.normalised, municipality_id) as nth
  from district_name as district join municipality on municipality.id = municipality_id
) as ranked
where district_name.normalised = ranked.normalised and district_name.municipality_id = ranked.municipality_id;
create index district_name_rank on district_name (rank);
