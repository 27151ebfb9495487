-- Events go after a time; what still waits is found by event_undelivered.
create index event_by_time on event (occurred_at, id);
