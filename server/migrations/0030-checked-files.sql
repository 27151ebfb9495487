-- While a file waits for the virus scanner nobody reads it; one in which something was found is never read again.
alter table stored_file add column state text not null default 'clear'
  check (state in ('clear', 'waiting', 'infected'));
-- When the scanner last couldn't tell: such files come after all others.
alter table stored_file add column scan_failed_at timestamptz;
create index stored_file_waiting on stored_file (scan_failed_at nulls first, uploaded_at) where state = 'waiting';
