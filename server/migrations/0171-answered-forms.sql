-- The forms that were sent lately and may be repeated, for seconds or minutes, so that each is handled once. `sender` and `form` are keyed
-- hashes. Unlogged, since losing it costs nothing but that.
create unlogged table answered_form (
  sender text primary key,
  form text not null,
  -- Until when a repeated form waits for this answer or gets it.
  ends_at timestamptz not null,
  -- The answer, sealed; null until it is there.
  answer text
);
create index answered_form_by_age on answered_form (ends_at);
