-- A recruiter's moves of which the candidate isn't told yet, all null where there are none: the step told of last and when it
-- was reached, when the first untold move was made, where undoing the last one leads, and until when. Then it is told.
alter table place
  add column told_step text,
  add column told_at timestamptz,
  add column untold_since timestamptz,
  add column undo_step text,
  add column undo_until timestamptz,
  add constraint place_untold check (num_nulls(told_step, told_at, untold_since, undo_step, undo_until) in (0, 5));

-- From now on `moved_at` is when the place was moved last, whoever knows of it.
update place set
  told_step = discarded_from, told_at = moved_at, untold_since = discarded_at, undo_step = discarded_from,
  undo_until = discarded_at + interval '24 hours'
where step = 'discarded' and discarded_by = 'recruiter' and discarded_at > now() - interval '24 hours';
update place set moved_at = discarded_at where step = 'discarded' and discarded_by = 'recruiter';

create index place_to_tell on place (undo_until) where undo_until is not null;
