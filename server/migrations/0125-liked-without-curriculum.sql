-- Who deleted the curriculum with which they applied is a favourite by their candidacy.
alter table candidate_like
  drop constraint candidate_like_pkey,
  alter column curriculum_id drop not null,
  add column candidacy_id record_id references candidacy on delete cascade,
  add constraint candidate_like_of check (num_nulls(curriculum_id, candidacy_id) = 1);
create unique index candidate_like_once on candidate_like (job_id, curriculum_id);
create unique index candidate_like_candidacy on candidate_like (candidacy_id);
