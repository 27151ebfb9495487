-- The times among which candidates choose that of their interview; the interview says where and how.
create table interview_slot (
  id record_id primary key,
  interview_id record_id not null references interview on delete cascade,
  organization_id record_id references organization on delete set null,
  made_by record_id references account on delete set null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  check (start_at < end_at)
);
create index interview_slot_of_interview on interview_slot (interview_id, start_at, id);
create index interview_slot_by on interview_slot (made_by, start_at);
create index interview_slot_of_organization on interview_slot (organization_id);

-- The slot at whose times a candidate's interview is. While that is ahead the slot is nobody else's.
alter table interview_candidate add column slot_id record_id references interview_slot on delete set null;
create unique index interview_slot_once on interview_candidate (slot_id) where status in (
  'automation:notifications:sent', 'candidate:pending', 'candidate:pending:viewed', 'candidate:confirmed',
  'candidate:reconfirm:pending', 'candidate:accepted'
);
create index interview_candidate_slot on interview_candidate (slot_id) where slot_id is not null;

-- The offer of an interview's slots to one candidate.
create table slot_offer (
  id record_id primary key,
  interview_id record_id not null references interview on delete cascade,
  candidacy_id record_id not null references candidacy on delete cascade,
  organization_id record_id references organization on delete set null,
  made_by record_id references account on delete set null,
  status text not null check (
    status in ('untold', 'open', 'waiting', 'kept', 'taken', 'refused', 'canceled', 'timeout')
  ),
  set_at timestamptz not null,
  told_at timestamptz,
  -- Since when the candidate waits for a time, which days they could come, and the slots that they let pass.
  waiting_since timestamptz,
  wish text not null default '',
  passed text[] not null default '{}',
  -- The slot that became free and is kept for them, and until when.
  kept_slot_id record_id unique references interview_slot on delete set null,
  kept_until timestamptz,
  reason text,
  -- When the automation has something to do with it.
  due_at timestamptz,
  unique (interview_id, candidacy_id)
);
create unique index slot_offer_standing on slot_offer (candidacy_id) where status in ('untold', 'open', 'waiting', 'kept');
create index slot_offer_of_candidacy on slot_offer (candidacy_id, id desc);
create index slot_offer_due on slot_offer (due_at) where due_at is not null;
create index slot_offer_waiting on slot_offer (interview_id) where status = 'waiting';
create index slot_offer_of_organization on slot_offer (organization_id, interview_id)
  where status in ('untold', 'open', 'waiting', 'kept');
create index slot_offer_by on slot_offer (made_by);
