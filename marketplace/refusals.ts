/** The classes of refusals; the contract gives each class its HTTP status. */
export type RefusalClass =
  | 'origin'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'state'
  | 'gone'
  | 'input'
  | 'busy'
  | 'slow'
  | 'failure'
  | 'away'

/**
 * Every code by which a whole action is refused, with its class. Faults of single fields are in `faults.ts`. Codes are
 * stable: API clients read them.
 */
export const refusals = {
  // Any call
  foreign_origin: 'origin',
  sign_in_required: 'unauthenticated',
  role_not_allowed: 'forbidden',
  page_not_found: 'missing',
  call_not_found: 'missing',
  malformed_request: 'origin',
  invalid_form: 'input',
  nothing_changed: 'input',
  too_many_requests: 'busy',
  sent_too_slowly: 'slow',
  quota_reached: 'busy',
  gone_meanwhile: 'gone',
  unexpected: 'failure',
  metrics_closed: 'forbidden',
  not_available_now: 'away',

  // Statuses
  move_not_allowed: 'state',
  already_there: 'state',
  reason_required: 'input',

  // Accounts
  already_signed_in: 'state',
  wrong_credentials: 'input',
  sign_in_as_professional: 'input',
  sign_in_as_recruiter: 'input',
  sign_in_as_reviewer: 'input',
  wrong_password: 'input',
  network_not_available: 'input',
  network_refused: 'input',
  network_away: 'away',
  network_unknown: 'input',
  network_of_another: 'state',
  network_needs_proof: 'state',
  network_not_linked: 'missing',
  last_way_in: 'state',
  passkeys_not_available: 'input',
  passkey_refused: 'input',
  passkey_unknown: 'input',
  passkey_copied: 'input',
  passkey_known: 'state',
  passkey_not_found: 'missing',
  too_many_passkeys: 'state',
  second_factor_required: 'state',
  second_step_expired: 'gone',
  second_step_needed: 'forbidden',
  wrong_second_code: 'input',
  one_time_codes_on: 'state',
  one_time_codes_off: 'state',
  last_second_step: 'state',
  no_second_step: 'state',
  too_many_sign_ins: 'busy',
  wrong_code: 'input',
  code_expired: 'input',
  too_many_tries: 'busy',
  wait_before_trying: 'busy',
  code_sent_recently: 'busy',
  too_many_codes: 'busy',
  channel_not_available: 'input',
  verification_required: 'input',
  email_taken: 'input',
  phone_taken: 'input',
  idcard_taken: 'input',
  email_not_validated: 'state',
  profile_not_approved: 'state',
  profile_blocked: 'state',
  terms_outdated: 'state',
  action_not_found: 'missing',
  action_expired: 'gone',
  action_of_another: 'forbidden',
  user_not_found: 'missing',
  session_not_found: 'missing',

  // Lookups and files
  zip_code_not_found: 'missing',
  location_not_found: 'missing',
  document_not_found: 'missing',
  list_not_found: 'missing',
  form_not_found: 'missing',
  file_not_found: 'missing',
  link_not_read: 'input',
  file_type_refused: 'input',
  file_too_large: 'input',
  file_unreadable: 'input',
  file_has_macros: 'input',
  image_too_large: 'input',
  file_infected: 'input',
  file_being_checked: 'state',
  curriculum_file_too_large: 'input',
  file_locked: 'input',
  file_without_text: 'input',
  file_too_much_work: 'input',
  files_waiting: 'busy',

  // Organisations and jobs
  organization_not_found: 'missing',
  last_recruiter: 'state',
  has_organization: 'state',
  join_not_asked: 'state',
  join_declined: 'state',
  email_not_of_organization: 'state',
  member_not_found: 'missing',
  member_yourself: 'state',
  member_already: 'state',
  colleague_invitation_not_found: 'missing',
  too_many_colleague_invitations: 'state',
  invited_too_often: 'busy',
  invalid_domain: 'input',
  organization_not_approved: 'state',
  recruiter_not_approved: 'state',
  job_not_found: 'missing',
  job_gone: 'gone',
  job_removed: 'missing',
  job_blocked: 'state',
  job_not_open: 'state',
  job_not_extendable: 'state',
  job_was_paused: 'state',
  job_was_not_paused: 'state',
  closing_date_not_reached: 'state',
  still_confirmed_open: 'state',

  // Reviews
  review_not_found: 'missing',
  already_decided: 'state',
  changes_requested: 'state',
  no_change_requested: 'input',
  claimed_by_another: 'state',
  claim_not_lapsed: 'state',
  task_not_found: 'missing',
  task_done: 'gone',
  no_tasks: 'missing',

  // Curriculums and job search
  curriculum_missing: 'state',
  curriculum_exists: 'state',
  curriculum_changed: 'state',
  curriculum_not_found: 'missing',
  curriculum_hidden: 'state',
  occupation_or_location_required: 'input',
  alert_not_found: 'missing',
  look_not_found: 'missing',
  look_already_reported: 'state',
  report_not_found: 'missing',
  report_already_answered: 'state',
  alert_exists: 'state',
  too_many_alerts: 'state',
  watched_search_not_found: 'missing',
  too_many_watched_searches: 'state',

  // Selection
  process_not_found: 'missing',
  already_applied: 'state',
  candidate_not_active: 'state',
  under_age_for_kind: 'state',
  over_age_for_kind: 'state',
  questionnaire_unanswered: 'input',
  medical_report_required: 'input',
  medical_report_consent_required: 'input',
  age_search_not_allowed: 'input',
  no_job_given: 'input',
  moved_meanwhile: 'state',
  undo_too_late: 'state',
  not_the_step_before: 'state',
  not_withdrawn: 'state',
  interview_confirmed: 'state',
  invitation_not_found: 'missing',
  already_invited: 'state',
  already_in_selection: 'state',
  invitation_refused: 'state',
  invitation_ended: 'state',
  not_invitable: 'state',
  too_many_invitations: 'busy',
  consent_not_needed: 'state',
  consent_already_asked: 'state',
  consent_refused: 'state',
  consent_asked_lately: 'state',
  too_many_consent_requests: 'busy',
  consent_request_not_found: 'missing',

  // Receipts of applications
  receipt_not_found: 'missing',
  consent_request_ended: 'state',
  hire_not_offered: 'state',
  not_finalist: 'state',
  hire_already_offered: 'state',
  hire_ended: 'state',
  hire_standing: 'state',
  too_many_hire_messages: 'state',
  job_not_ended: 'state',
  hired: 'state',
  finalist_undecided: 'state',
  finalists_unsettled: 'state',
  note_not_found: 'missing',

  // Messages
  thread_not_found: 'missing',
  thread_closed: 'state',
  message_changed: 'state',
  thread_already_reported: 'state',

  // Notifications
  notification_not_found: 'missing',
  preference_not_offered: 'state',

  // Interviews
  interview_not_found: 'missing',
  interview_started: 'state',
  interview_not_started: 'state',
  interview_not_ended: 'state',
  reconfirmation_not_due: 'state',
} as const satisfies Record<string, RefusalClass>

/** A stable code by which a whole action is refused. */
export type Refusal = keyof typeof refusals
