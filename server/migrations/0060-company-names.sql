-- Companies that open jobs show, as the cards have them in plain words, and the keys by which a search finds them though
-- words are reordered, divided otherwise or spelt by their sound. Filled hourly.
create table company_name (
  normalised text primary key,
  keys text[] not null,
  -- How many open jobs show it.
  uses integer not null
);
create index company_name_keys on company_name using gin (keys);
create index company_name_trigrams on company_name using gin (normalised gin_trgm_ops);
