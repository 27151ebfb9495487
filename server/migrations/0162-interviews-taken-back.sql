-- The interview because of which an offer's waiting ended, while its candidate doesn't know of it: if it is taken back, they wait
-- again. It may be deleted then.
alter table slot_offer add column settled_for text;

-- Whether the calendar of the recruiter who set a candidate's interview has it, by a letter; null for what was set before this was
-- stored.
alter table interview_candidate add column in_calendar boolean;
