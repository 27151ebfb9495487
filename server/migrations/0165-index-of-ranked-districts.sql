-- outside a transaction
create index concurrently if not exists district_name_rank on district_name (rank);
