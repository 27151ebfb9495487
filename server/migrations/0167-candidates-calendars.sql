-- Whether the candidate's calendar has the interview, by a letter.
alter table interview_candidate add column in_candidates_calendar boolean not null default false;
