-- The parts of the week in which searches of curriculums tell that somebody is available; null for who hasn't said when since
-- searches tell it.
alter table professional add column week_parts text[];
