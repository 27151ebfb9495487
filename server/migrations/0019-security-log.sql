-- Who came in, what was refused, whose rights changed, who looked at personal data. Alike events of one window are one
-- row that counts them; `place` is the shortened network address,
-- `target` stands for an e-mail address at which something was tried.
create table security_event (
  bucket bytea primary key,
  kind text not null,
  call text not null,
  code text,
  actor_id text,
  about jsonb not null default '{}',
  target text,
  place text not null,
  request_id text not null,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index security_event_by_time on security_event (last_at desc);
create index security_event_by_actor on security_event (actor_id, last_at desc) where actor_id is not null;

-- The application adds entries and counts them, and drops them only through this, which leaves what the law asks to be kept
-- and the latest in any case: whoever takes the application over can't take its traces away.
create function trim_security_log(days integer, most integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if days < 183 or most < 10000 then
    raise exception 'the security log is kept for longer than that';
  end if;
  delete from security_event
  where last_at < now() - make_interval(days => days)
    or last_at <= (select last_at from security_event order by last_at desc offset most limit 1);
end
$$;
