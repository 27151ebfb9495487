-- Of CEPs that are known from addresses which organisations saved only the municipality is sure.
alter table known_zip_code add column from_addresses boolean not null default false;
