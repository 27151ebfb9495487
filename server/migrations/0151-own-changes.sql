-- When a session's person last changed something: for some seconds after that they search in the primary, not in a replica.
alter table session add column changed_at timestamptz not null default now();
