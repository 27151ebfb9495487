-- The secrets with which things were signed and sealed, by name, and since when each was the current one.
create table secret_key (
  id text primary key,
  current_since timestamptz not null
);

-- The secret that hashed a code; null for codes from before this was noted.
alter table recovery_code add column key_id text;
create index recovery_code_by_key on recovery_code (key_id);
