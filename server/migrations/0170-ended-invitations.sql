-- Why the automation ended an invitation; null if it was ended by somebody, or before this column was there.
alter table invitation add column end_cause text;
alter table invitation add constraint invitation_end_cause
  check (end_cause in ('timeout', 'jobEnded', 'jobDeleted')) not valid;
