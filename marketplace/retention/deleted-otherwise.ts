/**
 * How the rows of every table that isn't deleted by age alone (`deleted-by-age.ts`) are deleted. The database's foreign
 * keys delete whatever belongs to an account, a person or an organisation.
 */
export const deletedOtherwise = {
  'with the account': {
    root: 'account',
    tables: [
      ...['calendar_feed', 'join_decline', 'linked_login', 'notification_preference', 'notification_reader'],
      ...['one_time_code_app', 'passkey', 'professional', 'recovery_code', 'recruiter', 'reviewer', 'terms_acceptance'],
      ...[
        'watched_search',
        'curriculum',
        'curriculum_search',
        'curriculum_spot',
        'job_alert',
        'job_discard',
        'job_like',
      ],
      ...['consent_request', 'look', 'look_report', 'invitation', 'note'],
      ...['candidacy', 'candidacy_history', 'candidacy_tag', 'candidate_like', 'application_receipt', 'hiring_message'],
      ...['interview_candidate', 'slot_offer', 'medical_report_view', 'scorecard'],
      ...['message_thread', 'message', 'message_reader', 'thread_report'],
    ],
  },
  'with the organisation': { root: 'organization', tables: ['automatic_response', 'automatic_response_job'] },
  'with the notice, or when it is decided': { root: 'notice', tables: ['notice_edit'] },
  'with the job, which its organisation deletes, or goes with it': {
    root: 'job',
    tables: [
      ...['departure', 'job_card', 'job_search', 'job_status_change', 'job_total', 'popular_job', 'selection_counter'],
    ],
  },
  'when the last of its recruiters leaves, or it is closed': { root: null, tables: ['organization', 'job'] },
  'with the last job, interview or alert that needs it': {
    root: null,
    tables: ['interview', 'interview_slot', 'alert_search', 'alert_ground'],
  },
  'never; names, reasons and contents go with the account': {
    root: null,
    tables: ['approved_version', 'audit_entry', 'profile_status_change', 'review'],
  },
  'with the event': { root: 'event', tables: ['event_delivery'] },
  'when nobody has searched for it for months; says nothing of who did': {
    root: null,
    tables: ['popular_count', 'popular_search'],
  },
  'never, or when it is made anew; nothing of people': {
    root: null,
    tables: [
      ...['background_worker', 'changed_address', 'company_name', 'demo_identity', 'demo_world', 'district_name'],
      ...['job_search_change', 'known_zip_code', 'migration', 'municipality', 'national_holiday', 'occupation'],
      ...['occupation_name', 'reference_document', 'reference_load', 'row_layout', 'secret_key', 'topic'],
    ],
  },
} as const
