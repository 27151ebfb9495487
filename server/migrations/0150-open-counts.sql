-- How many jobs are open, of how many organisations and in how many municipalities.
alter table popular_count drop constraint popular_count_kind_check;
alter table popular_count add constraint popular_count_kind_check check (kind in ('occupation', 'sector', 'open')) not valid;
alter table popular_count validate constraint popular_count_kind_check;
