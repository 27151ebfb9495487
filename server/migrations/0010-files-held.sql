-- A file is erased only when nothing holds it, which is asked at each erasure.
create index place_medical_report on place (medical_report_id) where medical_report_id is not null;
create index curriculum_file on curriculum (file_id) where file_id is not null;
