import { areas, derived, type ExportedTable, internal, others, ownId } from './areas.ts'

const mine = { column: 'account_id' } as const
const profile = { column: 'subject_id', subject: 'recruiter' } as const
const company = 'the organisation’s, whose recruiters read it in the product'

/**
 * Everything that is exported for a recruiter, by area. Jobs and the people in their selections belong to the
 * organisation and aren't included.
 */
export const recruiterAreas = {
  account: areas.account,
  profile: [
    {
      table: 'recruiter',
      whose: mine,
      columns: [
        ...['name', 'phone', 'phone_on_whatsapp', 'phone_verified', 'status', 'status_reason', 'first_approved_at'],
        ...['taken_down_at', 'waiting_job', 'joining_asked_at', 'joined_at', 'modified_at', 'created_at'],
      ],
      left: { account_id: ownId, organization_id: company, joining_organization_id: company },
    },
  ],
  company: [
    {
      table: 'organization_invitation',
      whose: { column: 'invited_by' },
      columns: ['invited_at', 'sent_at', 'expires_at'],
      left: {
        id: internal,
        email: others,
        token_hash: internal,
        invited_by: ownId,
        organization_id: company,
      },
    },
    {
      table: 'consent_request',
      whose: { column: 'asked_by' },
      columns: ['status', 'asked_at'],
      left: {
        id: internal,
        professional_id: others,
        curriculum_id: others,
        cv_type: others,
        answered_at: others,
        asked_by: ownId,
        organization_id: company,
        company_name: company,
      },
    },
    {
      table: 'automatic_response',
      whose: { column: 'written_by' },
      columns: ['occasion', 'text', 'made_at', 'changed_at'],
      left: { id: internal, organization_id: company, for_all: company, written_by: ownId },
    },
    {
      table: 'notice',
      whose: { column: 'written_by' },
      columns: [
        ...['kind', 'title', 'text', 'day', 'start_time', 'end_time', 'address', 'municipality_id', 'link', 'how_to'],
        ...['status', 'written_at', 'due_at', 'approved_at', 'decided_at', 'reason', 'over_at', 'edit_due_at'],
      ],
      left: { id: internal, organization_id: company, written_by: ownId, edition: internal, review_due_at: derived },
    },
    {
      table: 'notice_edit',
      whose: { column: 'written_by' },
      columns: [
        ...['kind', 'title', 'text', 'day', 'start_time', 'end_time', 'address', 'municipality_id', 'link', 'how_to'],
        ...['written_at', 'reason'],
      ],
      left: { notice_id: internal, written_by: ownId },
    },
    {
      table: 'join_decline',
      whose: mine,
      columns: ['declined_at'],
      left: { account_id: ownId, declined_by: others, organization_id: company },
    },
    {
      table: 'watched_search',
      whose: { column: 'recruiter_id' },
      columns: ['name', 'filters', 'job_id', 'seen_at', 'created_at'],
      left: { id: internal, recruiter_id: ownId, counted_at: internal, new_count: derived, new_more: derived },
    },
  ],
  messages: [
    {
      table: 'message',
      whose: { column: 'author_id' },
      columns: ['thread_id', 'text', 'number', 'created_at'],
      left: {
        id: internal,
        author_id: ownId,
        author_name: 'a copy of the name of the profile',
        automatic: 'whether it was sent for an automatic response',
        by_candidate: 'never true of a recruiter’s messages',
        client_id: internal,
      },
    },
    ...areas.messages.filter(({ table }) => table === 'thread_report' || table === 'contact_message'),
    {
      table: 'message_reader',
      whose: mine,
      columns: ['thread_id', 'read_to'],
      left: { account_id: ownId, announced_to: internal },
    },
  ],
  notifications: areas.notifications,
  reviews: areas.reviews.map((each) => ({ ...each, whose: profile })),
  security: areas.security,
  files: areas.files,
} as const satisfies Readonly<Record<string, readonly ExportedTable[]>>
