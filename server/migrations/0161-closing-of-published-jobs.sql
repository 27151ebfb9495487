-- outside a transaction
create index concurrently if not exists job_closing_published on job (closes_at, id)
  where status <> 'job:closed' and closes_at is not null;
