-- What links lead to, by the hash of their address: who asked isn't kept, nor is the address. Kept for a day.
create table link_preview (
  address_hash bytea primary key,
  title text not null,
  picture bytea,
  read_at timestamptz not null
);
create index link_preview_read on link_preview (read_at);
