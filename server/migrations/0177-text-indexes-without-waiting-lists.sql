-- By default new entries of these indexes wait in a list, which every search reads to its end until the next vacuum: of
-- names that were just loaded a suggestion took ten times as long.
do $$
declare
  text_index regclass;
begin
  for text_index in
    select c.oid::regclass from pg_class as c join pg_am on pg_am.oid = relam
    where amname = 'gin' and relkind = 'i' and relnamespace = 'public'::regnamespace
      and not coalesce('fastupdate=off' = any (reloptions), false)
    order by c.oid
  loop
    execute format('alter index %s set (fastupdate = off)', text_index);
  end loop;
end
$$;
