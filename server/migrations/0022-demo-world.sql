-- One row where this database holds the demo world, whose passwords everybody knows: it is never served as the real one.
create table demo_world (
  single boolean primary key default true check (single),
  filled_at timestamptz not null
);
-- No real person has a mailbox under a name that is reserved for examples.
insert into demo_world (filled_at)
select now() where exists (select from account where email in ('ana@trampolim.example', 'rita@trampolim.example'));
