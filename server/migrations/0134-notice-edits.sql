-- Edits of notices: what everybody reads stays until a reviewer has approved the edit.
alter table notice
  -- Grows with each edit, so that nobody overwrites or decides on what they haven't read.
  add column edition integer not null default 1,
  -- Until when reviewers answer the edit of an approved notice; null while none waits.
  add column edit_due_at timestamptz,
  -- Until when reviewers answer; null while nothing of it waits for them.
  add column review_due_at timestamptz generated always as (
    case status when 'pending' then due_at when 'approved' then edit_due_at end
  ) stored;

-- The latest edit of an approved notice, which waits or was refused.
create table notice_edit (
  notice_id record_id primary key references notice on delete cascade,
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
  written_at timestamptz not null,
  -- Why reviewers refused it; null while it waits.
  reason text
);
create index notice_edit_by on notice_edit (written_by);

drop index notice_reviewed;
create index notice_reviewed on notice (review_due_at, decided_at desc, id)
  where review_due_at is not null or decided_at is not null;
create index notice_edit_waiting on notice (day) where edit_due_at is not null;
