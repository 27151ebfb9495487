-- The number of each side's last message: tells whether a thread has something unread without looking at its messages.
alter table message_thread
  add column last_by_candidate integer not null default 0,
  add column last_by_company integer not null default 0;

update message_thread as thread set last_by_candidate = last.by_candidate, last_by_company = last.by_company
from (
  select thread_id, coalesce(max(number) filter (where by_candidate), 0) as by_candidate,
    coalesce(max(number) filter (where not by_candidate), 0) as by_company
  from message group by thread_id
) as last
where last.thread_id = thread.id;

-- Threads that no recruiter has answered.
create index message_thread_unanswered on message_thread (organization_id) where last_by_candidate > answered_to;
