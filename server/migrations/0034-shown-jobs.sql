-- While an edit of a job waits for approval everybody else reads what was approved last: the columns that the edit rewrote,
-- as they were.
alter table job add column shown jsonb;

-- A reviewer blocked it since it was approved last: nobody else reads it again before the next approval.
alter table job add column taken_down_at timestamptz;
update job set taken_down_at = modified_at where status = 'job:blocked';

-- An edit of a job that was published comes before what was never to be seen.
alter table review add column ahead boolean not null default false;
update review set ahead = true from job
where review.subject = 'job' and review.decided_at is null and job.id = review.subject_id
  and job.first_approved_at is not null;
drop index review_queue;
create index review_queue on review (ahead desc, due_at, id) where decided_at is null;
drop index review_queue_of_subject;
create index review_queue_of_subject on review (subject, ahead desc, due_at, id) where decided_at is null;

-- What was decided on, as the sheet showed it, where something was left to its owner: the next round shows what changed.
alter table review add column decided_content jsonb;

-- A round that was about a new logo alone: the organisation stayed approved all the while.
alter table review add column logo_only boolean not null default false;
