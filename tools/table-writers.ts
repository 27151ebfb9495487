import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from './breach.ts'

/**
 * The only noun that writes each table: inserts, updates, deletes. Other nouns call its functions within their own
 * transaction, or listen to its events; all may read. There are no exceptions.
 */
export const writers: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'answered_form',
    'background_worker',
    'event',
    'event_delivery',
    'limit_count',
    'migration',
    'row_layout',
    'secret_key',
    'security_event',
  ],
  accounts: [
    'account',
    'demo_world',
    'failed_try',
    'linked_login',
    'one_time_code_app',
    'passkey',
    'recovery_code',
    'session',
    'spent_challenge',
  ],
  'action-links': ['action_link'],
  alerts: ['alert_ground', 'alert_news', 'alert_search', 'job_alert'],
  'api-keys': ['api_key', 'api_key_link'],
  audit: ['audit_entry'],
  'automatic-responses': ['automatic_response', 'automatic_response_job'],
  'consent-requests': ['consent_request'],
  contact: ['contact_message'],
  content: ['help_rating'],
  curriculums: ['curriculum'],
  'cv-search': ['curriculum_search', 'curriculum_spot', 'watched_search'],
  'data-exports': ['data_export'],
  'demo-identity': ['demo_identity'],
  files: ['stored_file'],
  'job-search': [
    ...['company_name', 'district_name', 'job_card', 'job_search', 'job_search_change', 'popular_count'],
    'topic',
  ],
  jobs: ['job', 'job_discard', 'job_like', 'job_status_change'],
  letters: ['letter', 'returning_address'],
  'link-previews': ['link_preview'],
  lookups: [
    'municipality',
    'national_holiday',
    'occupation',
    'occupation_name',
    'reference_document',
    'reference_load',
  ],
  looks: ['look', 'look_report'],
  messages: ['message', 'message_reader', 'message_thread', 'thread_report'],
  notices: ['notice', 'notice_edit'],
  notifications: ['notification', 'notification_reader'],
  organizations: ['organization'],
  preferences: ['notification_preference'],
  profiles: ['profile_status_change'],
  recruiters: ['join_decline', 'organization_invitation', 'recruiter'],
  popularity: ['counted_use', 'popular_job', 'popular_search'],
  professionals: ['professional', 'terms_acceptance'],
  receipts: ['application_receipt'],
  reviews: ['reviewer'],
  rounds: ['approved_version', 'review'],
  'search-engines': ['changed_address'],
  selection: [
    'calendar_feed',
    'candidate_like',
    'hiring_message',
    'interview',
    'interview_candidate',
    'interview_slot',
    'slot_offer',
    'invitation',
    'medical_report_view',
    'note',
    'scorecard',
    'candidacy',
    'candidacy_tag',
    'candidacy_history',
    'selection_counter',
    'departure',
  ],
  verifications: ['verification'],
  'zip-codes': ['known_zip_code'],
}

/** Tables that the application only reads: views, and a table filled by triggers of `candidacy`. */
const readOnly = ['job_total', 'pg_stat_statements', 'pg_stat_statements_info', 'shown_organization']

const writerOf = new Map(Object.entries(writers).flatMap(([noun, tables]) => tables.map((table) => [table, noun])))

/** A method of the query builder with its argument. */
const built =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'([a-z_]+)(?: as [a-z_]+)?'|([^)]*))/g

/** The same in SQL: a table's name, or a placeholder. `do update set` and `for update` don't name a table. */
const said =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|update(?=\s+(?:only\s+)?(?:\w+|"\w+"|\$\{[^}]*\})(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b))\s+(?:only\s+)?(?:"?(\w+)"?|(\$\{[^}]*\}))/gi

/** `truncate a, b`: all its tables. */
const emptied = /`\s*truncate\s+(?:table\s+)?((?:\w+\s*,\s*)*\w+)/gi

/** The writes of a server file: the tables by name, and writes whose table is unclear. */
export function writesOf(text: string): { tables: string[]; unclear: string[] } {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const found = [...code.matchAll(built), ...code.matchAll(said)]
  const named = found.flatMap(([, table]) => table ?? []).filter((word) => word !== 'set')
  const many = [...code.matchAll(emptied)].flatMap(([, list]) => (list as string).split(/\s*,\s*/))
  return {
    tables: [...new Set([...named, ...many])],
    unclear: found.flatMap(([, table, other]) => (table === undefined && other ? [other] : [])),
  }
}

/** Server files that write a table of another noun, or one without a writer. */
export function foreignWrites(checkout: string, files: readonly string[]): Breach[] {
  return files
    .filter((file) => /^server\/[^/]+\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const noun = file.split('/')[1] as string
      const { tables, unclear } = writesOf(readFileSync(join(checkout, file), 'utf8'))
      return [
        ...tables.filter((table) => writerOf.get(table) !== noun).map((table) => ({ file, says: adviceOn(table) })),
        ...unclear.map((name) => ({
          file,
          says: `writes the table ${name}: name it, so that its writer can be known`,
        })),
      ]
    })
}

/** Tables without a writer, and writers of tables that don't exist, by the generated types of the tables. */
export function unownedTables(checkout: string): Breach[] {
  const file = 'server/platform/database/tables.gen.ts'
  const types = readFileSync(join(checkout, file), 'utf8')
  const all = /export interface DB \{([^}]*)\}/.exec(types)?.[1] ?? ''
  const tables = new Set([...all.matchAll(/^\s*(\w+):/gm)].map(([, table]) => table as string))
  const known = new Set([...writerOf.keys(), ...readOnly])
  return [
    ...[...tables].filter((table) => !known.has(table)).map((table) => ({ file, says: adviceOn(table) })),
    ...[...known].filter((table) => !tables.has(table)).map((table) => ({ file, says: `has no table ${table}` })),
  ]
}

function adviceOn(table: string): string {
  const writer = writerOf.get(table)
  return writer
    ? `may not write ${table}: ask a verb of ${writer}, or let it listen`
    : `writes ${table}, which has no writer yet: name one in tools/table-writers.ts`
}
