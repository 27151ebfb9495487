-- Whether the candidate came, as a recruiter noted it; null where nobody has. The status says so too until the candidate is discarded.
alter table interview_candidate add column came boolean;
