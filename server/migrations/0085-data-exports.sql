-- A candidate's data as a file to take along: at most one at a time of each person, until it ends.
create table data_export (
  professional_id record_id primary key references professional on delete cascade,
  id record_id not null unique,
  state text not null check (state in ('making', 'ready', 'failed')),
  asked_at timestamptz not null,
  file_id record_id references stored_file,
  ends_at timestamptz,
  check ((state = 'ready') = (file_id is not null and ends_at is not null))
);
create index data_export_file on data_export (file_id);
alter table stored_file drop constraint stored_file_purpose_check,
  add constraint stored_file_purpose_check
    check (purpose in ('curriculum', 'medical-report', 'avatar', 'logo', 'data-export'));
