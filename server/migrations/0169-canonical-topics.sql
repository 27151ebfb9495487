-- The address of the more general topic that has exactly the same jobs, under which search engines list them; null if
-- they list this one.
alter table topic add column canonical text;
