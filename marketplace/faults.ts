/**
 * The faults of single fields: stable codes, each with its Portuguese text in `phrases/pt-br/faults.ts`. Refusals of
 * whole actions are in `refusals.ts`.
 */
export const faultCodes = [
  // Any field
  'required',
  'too_long',
  'too_short',
  'too_many',
  'invalid',
  'invalid_id',
  'invalid_number',
  'invalid_characters',

  // Dates and times
  'invalid_date',
  'invalid_time',
  'start_after_end',
  'date_in_future',
  'date_in_past',
  'date_too_far',
  'times_overlap',
  'ends_before_start',

  // Interviews
  'must_have_job_id',
  'must_have_interview_id',

  // Notices
  'invalid_https_link',
  'unknown_city',

  // Automatic responses
  'unknown_placeholder',

  // Persons
  'invalid_name',
  'invalid_email',
  'email_taken',
  'email_not_validated',
  'mailbox_not_found',
  'invalid_phone',
  'phone_not_validated',
  'phone_required',
  'phone_repeated',
  'phone_taken',
  'under_age',
  'invalid_cpf',
  'cpf_taken',
  'invalid_zip_code',
  'zip_code_of_other_state',
  'terms_not_accepted',
  'consent_required',
  'invalid_code',
  'wrong_code',

  // Passwords
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_is_email',
  'password_is_personal',
  'passwords_differ',
  'password_unchanged',

  // Disability
  'handicap_required',
  'invalid_cid10',
  'medical_report_required',

  // Curriculums
  'occupation_required',
  'occupation_repeated',
  'unknown_occupation',
  'unknown_municipality',
  'place_repeated',
  'too_many_occupations',
  'wrong_salary',
  'course_period_required',
  'course_shift_required',
  'knowledge_area_required',
  'internship_course_incomplete',
  'internship_course_required',
  'apprentice_course_required',
  'invalid_video_url',
  'file_type_refused',
  'file_too_large',
  'file_empty',

  // Organisations
  'invalid_cnpj',
  'cnpj_taken',
  'invalid_site',
  'site_required',
  'workplace_required',
  'occupation_or_location_required',

  // Places
  'outside_brazil',

  // Jobs
  'salary_range_reversed',
  'contract_not_of_kind',
  'kind_of_approved_job',
  'invalid_duration',
  'exception_ground_required',
  'ground_does_not_support',
  'age_out_of_bounds',
  'age_range_reversed',
] as const

/** A stable code of a field's fault. */
export type FaultCode = (typeof faultCodes)[number]

/** A fault of one field; `field` is its path, such as `personalData.phones.0.phone`. */
export type Fault = { readonly field: string; readonly code: FaultCode }

/** The fault of one field as a list: empty if there is none. */
export function faultAt(field: string, code: FaultCode | undefined): Fault[] {
  return code === undefined ? [] : [{ field, code }]
}

/** Adds a prefix to the paths of faults: `cpf` under `personalData` becomes `personalData.cpf`. */
export function under(path: string, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, field: fault.field === '' ? path : `${path}.${fault.field}` }))
}
