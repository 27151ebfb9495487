-- A search of curriculums by words or a name reads one table: each row of words has the packed curriculum too, if
-- recruiters find it.
alter table curriculum_search
  add column cv_type text not null default 'professional',
  -- The municipality of the home; its first two digits are the state's.
  add column municipality integer not null default 0,
  -- As in curriculum_spot; null if recruiters don't find the curriculum.
  add column packed bytea;
update curriculum_search as said
set cv_type = spot.cv_type, municipality = spot.municipality, packed = spot.packed
from curriculum_spot as spot
where spot.curriculum_id = said.curriculum_id and spot.lead;
alter table curriculum_search alter column cv_type drop default, alter column municipality drop default;
