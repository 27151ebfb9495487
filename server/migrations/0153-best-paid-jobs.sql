-- outside a transaction
-- The best paid jobs of the country, for a search that names neither occupation nor place.
create index concurrently if not exists job_search_salary on job_search (salary desc);
