-- What its recruiter writes of a job and no rule and no list asks for by name stands in one jsonb, in the contract's shape.
alter table job add column content jsonb not null default '{}';

update job set content = jsonb_strip_nulls(
  jsonb_build_object(
    'sameAsOwnCompany', same_as_own_company,
    'companyAreaContracting', company_area_contracting,
    'companyDescription', company_description,
    'jobDescription', job_description,
    'responsibilities', responsibilities,
    'additionalInfo', additional_info,
    'area', area,
    'hierarchy', hierarchy,
    'salaryExtra', salary_extra,
    'benefits', to_jsonb(benefits),
    'additionalBenefits', additional_benefits,
    'workingHours', working_hours -> 'workingHours',
    'workingHoursStart', working_hours -> 'start',
    'workingHoursEnd', working_hours -> 'end',
    'workingHoursLunch', working_hours -> 'lunch',
    'workingHoursAltStart', working_hours -> 'altStart',
    'workingHoursAltEnd', working_hours -> 'altEnd',
    'workingHoursAltLunch', working_hours -> 'altLunch',
    'workingHoursCustom', working_hours -> 'custom',
    'flexSchedule', flex_schedule,
    'tempJobDuration', temp_job_duration_days,
    'technologiesGeneral', to_jsonb(technologies_general),
    'acceptHandicap', accept_handicap,
    'handicapExtraInfo', handicap_extra_info,
    'schoolLevels', school_levels,
    'experiences', experiences,
    'longPeriodJob', long_period_job,
    'firstJob', first_job,
    'jobSummaryEmail', job_summary_email
  ) || kind_details
);

-- A card says where an internship is without a salary.
update job_card set card = jsonb_set(card, '{salary,unpaid}', 'true')
from job
where job.id = job_card.id and job.job_specific_type = 2 and (job.content -> 'dontHaveInternshipSalary')::boolean;

alter table job
  drop column same_as_own_company,
  drop column company_area_contracting,
  drop column company_description,
  drop column job_description,
  drop column responsibilities,
  drop column additional_info,
  drop column area,
  drop column hierarchy,
  drop column salary_extra,
  drop column benefits,
  drop column additional_benefits,
  drop column working_hours,
  drop column flex_schedule,
  drop column temp_job_duration_days,
  drop column technologies_general,
  drop column accept_handicap,
  drop column handicap_extra_info,
  drop column school_levels,
  drop column experiences,
  drop column long_period_job,
  drop column first_job,
  drop column job_summary_email,
  drop column kind_details;
