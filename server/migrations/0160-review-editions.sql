-- Grows with each version that an owner hands in while a round waits, so that no reviewer decides on what they haven't read.
alter table review add column edition integer not null default 1;
