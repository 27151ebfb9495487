-- Notices of organisations: recruitment days, open houses, trainings.
create table notice (
  id record_id primary key,
  organization_id record_id not null references organization on delete cascade,
  -- Who wrote it; null once they have left.
  written_by record_id references recruiter on delete set null,
  kind text not null check (kind in ('recruitmentDay', 'openHouse', 'training', 'other')),
  title text not null,
  text text not null,
  day date not null,
  start_time text not null,
  end_time text not null,
  address text not null,
  municipality_id integer not null references municipality,
  link text not null default '',
  how_to text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'ended')),
  written_at timestamptz not null,
  due_at timestamptz not null,
  approved_at timestamptz,
  decided_at timestamptz,
  reason text,
  -- When it was rejected, was withdrawn or ended.
  over_at timestamptz
);
create index notice_of_organization on notice (organization_id, id);
create index notice_by on notice (written_by);
create index notice_upcoming on notice (day, start_time, id) where status = 'approved';
create index notice_standing on notice (day) where status in ('pending', 'approved');
create index notice_reviewed on notice (decided_at desc nulls first, due_at, id)
  where status = 'pending' or decided_at is not null;
create index notice_over on notice (over_at) where over_at is not null;
