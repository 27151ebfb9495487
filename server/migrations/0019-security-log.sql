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
