-- The SHA-256 of what was sent, so that an upload that is repeated since its answer was lost is answered like the first.
alter table stored_file add column sent_digest bytea;
