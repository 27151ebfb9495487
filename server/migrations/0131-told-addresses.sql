-- Addresses of pages that changed, until search engines have been told (IndexNow).
create table changed_address (
  path text primary key,
  changed_at timestamptz not null
);
create index changed_address_oldest on changed_address (changed_at, path);

-- Open jobs in the order of the feeds for other systems.
create index job_open on job (id) where status = 'job:approved';
