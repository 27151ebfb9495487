-- Of a first approval that has no letter of its own: the job whose letter will announce it. Null once it is announced.
alter table review add column announced_with record_id;
create index review_announced_with on review (announced_with) where announced_with is not null;

update review set announced_with = (
  select job.id from job
  join review as round on round.subject = 'job' and round.subject_id = job.id and round.decided_at is null
  where job.first_approved_at is null and round.entered_at <= review.decided_at
    and (review.subject, review.subject_id) in (('organization', job.organization_id), ('recruiter', job.created_by))
  order by round.id limit 1
)
where decision = 'approve' and subject in ('organization', 'recruiter') and not exists (
  select from review as other
  where other.subject = review.subject and other.subject_id = review.subject_id and other.decided_at < review.decided_at
    and other.decision = 'approve'
);
