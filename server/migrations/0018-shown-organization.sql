-- While an edit of an approved organisation waits for a reviewer, everybody else goes on reading what was approved:
-- {companyName, officialName, description, site, employeeNumber, branchOfActivity}; null where nothing waits.
alter table organization add column shown jsonb;
-- The approved logo meanwhile; it is erased once the new one is approved.
alter table organization add column shown_logo_file_id record_id references stored_file;
create index organization_logo on organization (logo_file_id) where logo_file_id is not null;
create index organization_shown_logo on organization (shown_logo_file_id) where shown_logo_file_id is not null;
create index account_avatar on account (avatar_file_id) where avatar_file_id is not null;

-- An organisation as everybody may read it.
create view shown_organization as
select id, municipality_id, district,
  case when shown is null then company_name else shown ->> 'companyName' end as company_name,
  case when shown is null then official_name else shown ->> 'officialName' end as official_name,
  case when shown is null then description else shown ->> 'description' end as description,
  case when shown is null then site else shown ->> 'site' end as site,
  case when shown is null then employee_number else (shown ->> 'employeeNumber')::smallint end as employee_number,
  case when shown is null then branch_of_activity else shown ->> 'branchOfActivity' end as branch_of_activity,
  case when shown is null then logo_file_id else shown_logo_file_id end as logo_file_id
from organization;
