/**
 * How the rows that belong to a person are found: by a column with their id, or by one with the id of something that
 * belongs to them.
 */
type Whose =
  | { column: string }
  | { column: string; of: 'curriculum' | 'candidacy' | 'message_thread' | 'notification_reader' }
  /** Rows about several kinds of subjects; the person is one of them. */
  | { column: 'subject_id'; subject: 'candidate' | 'recruiter' }

/** A table of an area: the columns that are exported, and why each other one isn't. */
export type ExportedTable = {
  table: string
  whose: Whose
  columns: readonly string[]
  /**
   * The column with the time at which the person was notified of a row. Before that the row isn't exported, since it
   * can still be withdrawn.
   */
  told?: string
  left?: Readonly<Record<string, string>>
}

export const secret = 'a secret of the system, stored as a hash or pointing to it'
export const others = 'names or identifies somebody else'
export const ownId = 'the person’s id, the same in every row'
export const internal = 'how the system works, not what it knows of the person'
export const derived = 'computed from exported columns'
const unannounced = 'moves that aren’t announced yet are shown once they are'

const mine = { column: 'account_id' } as const
const professionals = { column: 'professional_id' } as const

/** Everything that is exported for a candidate, by area; each area is one JSON file and one section of the page. */
export const areas = {
  account: [
    {
      table: 'account',
      whose: { column: 'id' },
      columns: ['id', 'email', 'email_validated_at', 'role', 'created_at', 'modified_at', 'avatar_file_id'],
      left: { password_hash: secret, warned_at: internal },
    },
    {
      table: 'linked_login',
      whose: mine,
      columns: ['network', 'subject', 'email', 'email_verified', 'name', 'created_at'],
      left: { account_id: ownId },
    },
    {
      table: 'passkey',
      whose: mine,
      columns: ['name', 'created_at', 'last_used_at'],
      left: {
        account_id: ownId,
        id: internal,
        credential_id: secret,
        public_key: secret,
        counter: internal,
        transports: internal,
      },
    },
    {
      table: 'one_time_code_app',
      whose: mine,
      columns: ['created_at'],
      left: { account_id: ownId, sealed_secret: secret, last_period: internal },
    },
    {
      table: 'calendar_feed',
      whose: mine,
      columns: ['made_at', 'read_at'],
      left: { account_id: ownId, token_hash: secret },
    },
    {
      table: 'recovery_code',
      whose: mine,
      columns: ['created_at'],
      left: { account_id: ownId, code_hash: secret, key_id: internal },
    },
    {
      table: 'terms_acceptance',
      whose: mine,
      columns: ['document', 'version', 'accepted_at', 'withdrawn_at'],
      left: { account_id: ownId },
    },
    {
      table: 'session',
      whose: mine,
      columns: ['created_at', 'changed_at', 'expires_at', 'browser', 'system', 'remember'],
      left: { account_id: ownId, id: internal, token_hash: secret },
    },
    {
      table: 'action_link',
      whose: mine,
      columns: ['kind', 'created_at', 'expires_at', 'used_at'],
      left: { account_id: ownId, id: internal, token_hash: secret, payload: internal },
    },
  ],
  profile: [
    {
      table: 'professional',
      whose: mine,
      columns: [
        ...['name', 'cpf', 'birth_date', 'gender', 'phones', 'zip_code', 'municipality_id', 'district', 'street'],
        ...['latitude', 'longitude', 'exact_position', 'is_handicap', 'pcd_data', 'found_by_disability'],
        ...['share_contact_data', 'availability', 'week_parts', 'status', 'status_reason', 'first_approved_at'],
        ...['taken_down_at', 'created_at', 'modified_at'],
      ],
      left: { account_id: ownId },
    },
  ],
  curriculums: [
    {
      table: 'curriculum',
      whose: professionals,
      columns: [
        ...['id', 'cv_type', 'objective', 'occupations', 'salary_cents', 'allow_remote', 'experiences', 'school_level'],
        ...['formations', 'internship_courses', 'courses', 'languages', 'technologies_general', 'technologies'],
        ...['no_technologies', 'driver_licence', 'video_id', 'content', 'file_id', 'searching_job', 'visibility'],
        ...['found_since', 'created_at', 'modified_at'],
      ],
      left: { professional_id: ownId },
    },
  ],
  selections: [
    {
      table: 'candidacy',
      whose: professionals,
      columns: [
        ...[
          'id',
          'job_id',
          'job_name',
          'company_name',
          'cv_type',
          'origin',
          'step',
          'status',
          'answers',
          'match_score',
        ],
        ...['within_km', 'outcome', 'applied_at', 'moved_at', 'viewed_at', 'hidden', 'curriculum_id'],
        'medical_report_id',
      ],
      left: {
        professional_id: ownId,
        candidate_name: 'a copy of the name of the profile',
        match_known: internal,
        for_client: 'about the company',
        discarded_at: unannounced,
        discarded_by: unannounced,
        discarded_from: unannounced,
        told_step: unannounced,
        told_at: unannounced,
        untold_since: unannounced,
        undo_step: unannounced,
        undo_until: unannounced,
      },
    },
    {
      table: 'invitation',
      whose: professionals,
      told: 'told_at',
      columns: [
        ...['id', 'job_id', 'job_name', 'company_name', 'cv_type', 'status', 'told_at', 'viewed_at', 'ended_at'],
        ...['end_cause', 'reason', 'curriculum_id'],
      ],
      left: {
        professional_id: ownId,
        made_by: others,
        source: 'how the recruiter works',
        question_ids: 'about the job',
        for_client: 'about the company',
        made_at: 'before the candidate was told',
        ended_by: 'told by the status',
        reminders: internal,
        due_at: internal,
      },
    },
    {
      table: 'hiring_message',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      told: 'told_at',
      columns: [
        ...['id', 'candidacy_id', 'salary', 'start_on', 'documents', 'other_documents', 'message', 'status', 'told_at'],
        ...['answered_at', 'ended_at', 'reason'],
      ],
      left: {
        made_by: others,
        made_at: 'before the candidate was told',
        ended_by: 'told by the status',
        reminders: internal,
        due_at: internal,
      },
    },
    {
      table: 'interview_candidate',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      told: 'told_at',
      columns: [
        ...['interview_id', 'candidacy_id', 'start_at', 'end_at', 'status', 'told_at', 'reason', 'needs', 'needs_text'],
      ],
      left: {
        id: internal,
        organization_id: 'about the company',
        made_by: others,
        came: 'told by the status',
        set_at: 'before the candidate was told',
        known_at: internal,
        sequence: internal,
        resends: internal,
        slot_id: internal,
        in_calendar: internal,
        in_candidates_calendar: internal,
        due_at: internal,
      },
    },
    {
      table: 'slot_offer',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      told: 'told_at',
      columns: [
        ...['interview_id', 'candidacy_id', 'status', 'told_at', 'waiting_since', 'wish', 'kept_until', 'reason'],
      ],
      left: {
        id: internal,
        organization_id: 'about the company',
        made_by: others,
        set_at: 'before the candidate was told',
        passed: internal,
        kept_slot_id: internal,
        settled_for: 'before the candidate was told',
        reminded: internal,
        due_at: internal,
      },
    },
    {
      table: 'application_receipt',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      columns: [
        ...['candidacy_id', 'check_code', 'sent_at', 'applicant_name', 'job_name', 'company_name'],
        ...['curriculum', 'answers'],
      ],
      left: { id: internal, job: 'about the job' },
    },
    {
      table: 'consent_request',
      whose: professionals,
      columns: ['id', 'company_name', 'cv_type', 'status', 'asked_at', 'answered_at', 'curriculum_id'],
      left: { professional_id: ownId, organization_id: internal, asked_by: others },
    },
    {
      table: 'candidacy_history',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      columns: ['candidacy_id', 'type', 'from_step', 'to_step', 'note', 'happened_at'],
      left: { id: internal, actor: 'told by the type', actor_id: others },
    },
    {
      table: 'medical_report_view',
      whose: { column: 'candidacy_id', of: 'candidacy' },
      columns: ['candidacy_id', 'viewed_at'],
      left: { id: internal, viewer_id: others, viewer_name: others },
    },
  ],
  messages: [
    {
      table: 'message_thread',
      whose: professionals,
      columns: ['id', 'candidacy_id', 'job_id', 'created_at', 'modified_at'],
      left: {
        professional_id: ownId,
        organization_id: 'the job may hide the company',
        last_number: derived,
        last_by_candidate: derived,
        last_by_company: derived,
        answered_to: others,
        stopped_at: 'shown on the thread’s page',
      },
    },
    {
      table: 'message',
      whose: { column: 'thread_id', of: 'message_thread' },
      columns: ['thread_id', 'by_candidate', 'automatic', 'text', 'number', 'created_at'],
      left: { id: internal, author_id: others, author_name: others, client_id: internal },
    },
    {
      table: 'thread_report',
      whose: { column: 'reported_by' },
      columns: ['thread_id', 'text', 'reported_at', 'answer', 'answered_at'],
      left: {
        id: internal,
        reported_by: ownId,
        by_candidate: 'told by the kind of account',
        last_number: internal,
        decision: 'told by the answer',
        answered_by: others,
      },
    },
    {
      table: 'contact_message',
      whose: mine,
      columns: [
        ...['kind', 'name', 'email', 'message', 'job_id', 'job_name', 'page', 'error_id', 'sent_at', 'due_at'],
        ...['answer', 'answered_at'],
      ],
      left: { id: internal, account_id: ownId, company_name: others, fingerprint: internal, answered_by: others },
    },
    {
      table: 'message_reader',
      whose: mine,
      columns: ['thread_id', 'read_to'],
      left: { account_id: ownId, announced_to: internal },
    },
  ],
  notifications: [
    {
      table: 'notification_preference',
      whose: mine,
      columns: ['kind', 'in_app', 'mail'],
      left: { account_id: ownId },
    },
    {
      table: 'notification_reader',
      whose: mine,
      columns: ['notification_id', 'in_app', 'read_at'],
      left: { account_id: ownId, type: derived, mail_due: internal },
    },
    {
      table: 'notification',
      whose: { column: 'id', of: 'notification_reader' },
      columns: ['id', 'kind', 'variant', 'job_id', 'candidacy_id', 'job_name', 'facts', 'created_at'],
      left: { type: derived, person_id: others },
    },
  ],
  jobs: [
    { table: 'job_like', whose: professionals, columns: ['job_id', 'liked_at'], left: { professional_id: ownId } },
    {
      table: 'job_discard',
      whose: professionals,
      columns: ['job_id', 'discarded_at'],
      left: { professional_id: ownId },
    },
    {
      table: 'job_alert',
      whose: professionals,
      columns: [
        ...['id', 'name', 'occupation', 'location', 'frequency', 'paused', 'created_at', 'told_at'],
        'announced_until',
      ],
      left: { professional_id: ownId, search_no: 'its filters are exported', since: internal },
    },
  ],
  looks: [
    {
      table: 'look',
      whose: professionals,
      columns: ['id', 'by_reviewer', 'company_name', 'job_name', 'parts', 'count', 'first_at', 'last_at'],
      left: {
        professional_id: ownId,
        viewer_id: others,
        organization_id: 'the job may hide the company',
        job_id: 'the job may hide the company; its name is exported',
        part_of_time: derived,
      },
    },
    {
      table: 'look_report',
      whose: professionals,
      columns: ['look_id', 'text', 'reported_at', 'answer', 'answered_at'],
      left: { professional_id: ownId, id: internal, answered_by: others },
    },
  ],
  reviews: [
    {
      table: 'review',
      whose: { column: 'subject_id', subject: 'candidate' },
      columns: [
        'entered_at',
        'due_at',
        'decision',
        'reason',
        'changes',
        'decided_at',
        'decided_content',
        'resolved_at',
      ],
      left: {
        id: internal,
        subject: ownId,
        subject_id: ownId,
        organization_id: 'null for candidates',
        name: 'a copy of the name of the profile',
        claimed_by: others,
        claimed_at: 'about a reviewer’s work',
        decided_by: others,
        ahead: internal,
        edition: internal,
        announced_with: internal,
        logo_only: 'about companies',
      },
    },
    {
      table: 'profile_status_change',
      whose: { column: 'subject_id', subject: 'candidate' },
      columns: ['from_status', 'to_status', 'reason', 'changed_at'],
      left: { id: internal, subject: ownId, subject_id: ownId, actor: internal, actor_id: others },
    },
    {
      table: 'approved_version',
      whose: { column: 'subject_id', subject: 'candidate' },
      columns: ['approved_at', 'content'],
      left: { subject: ownId, subject_id: ownId },
    },
  ],
  security: [
    {
      table: 'security_event',
      whose: { column: 'actor_id' },
      columns: ['kind', 'call', 'code', 'place', 'count', 'first_at', 'last_at'],
      left: { actor_id: ownId, about: others, target: others, bucket: derived, request_id: internal },
    },
  ],
  files: [
    {
      table: 'stored_file',
      whose: { column: 'owner_id' },
      columns: ['id', 'purpose', 'original_name', 'content_type', 'byte_size', 'created_at', 'state'],
      left: {
        owner_id: ownId,
        verification_id: internal,
        storage_key: secret,
        uploaded_at: derived,
        attached_at: internal,
        scan_failed_at: internal,
        drawn_anew: internal,
        sent_digest: derived,
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly ExportedTable[]>>
