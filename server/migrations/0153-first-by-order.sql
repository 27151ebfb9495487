-- outside a transaction
-- The best paid jobs of the country, for a search that names neither occupation nor place.
create index concurrently if not exists job_search_salary on job_search (salary desc);
-- The curriculums of a state that were changed last.
create index concurrently if not exists curriculum_spot_state on curriculum_spot (cv_type, (municipality / 100000), modified desc) where lead;
