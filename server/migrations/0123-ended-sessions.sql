-- Whoever deletes a session, its real-time connections end: the processes that hold them are told at the commit.
create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('trampolim_hints', json_build_object('ended', ended.id)::text) from ended;
  return null;
end
$$;

create trigger session_ended after delete on session
  referencing old table as ended for each statement execute function tell_of_ended_sessions();
