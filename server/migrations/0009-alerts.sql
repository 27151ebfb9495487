-- A round of alerts asks for the few jobs approved since the last one.
create index job_approved on job (approved_at desc) where status = 'job:approved';
