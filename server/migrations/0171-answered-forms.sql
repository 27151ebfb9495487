-- The last form that each sender sent without scripts, for seconds, so that one that is pressed twice is handled once. `sender` and `form` are
-- keyed hashes.
create table answered_form (
  sender text primary key,
  form text not null,
  -- Until when a repeated form waits for this answer or gets it.
  ends_at timestamptz not null,
  -- The answer, sealed; null until it is there.
  answer text
);
create index answered_form_by_age on answered_form (ends_at);
