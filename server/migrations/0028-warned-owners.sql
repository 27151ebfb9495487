-- When an account's owner was last told that unknown devices try its password.
alter table account add column warned_at timestamptz;
