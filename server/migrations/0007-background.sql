-- The signs of life of background workers; work held by one that fell silent goes to the others.
create table background_worker (
  worker_id text primary key,
  beaten_at timestamptz not null
);
