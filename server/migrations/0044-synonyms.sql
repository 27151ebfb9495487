-- The official synonyms of the CBO are names of occupations too.
alter table occupation_name drop constraint occupation_name_kind_check;
alter table occupation_name add constraint occupation_name_kind_check
  check (kind in ('title', 'feminine', 'popular', 'abbreviation', 'synonym'));
