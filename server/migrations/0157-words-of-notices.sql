-- outside a transaction
create index concurrently if not exists notice_words on notice
  using gin (to_tsvector('portuguese', plain(title || ' ' || text || ' ' || how_to || ' ' || address)))
  where status = 'approved';
