-- A file with everything about a person belongs to their account, whether they look for work or hire.
alter table data_export drop constraint data_export_professional_id_fkey;
alter table data_export rename column professional_id to account_id;
alter table data_export add constraint data_export_account_id_fkey
  foreign key (account_id) references account on delete cascade;
create index note_author on note (author_id);
create index medical_report_view_viewer on medical_report_view (viewer_id);
