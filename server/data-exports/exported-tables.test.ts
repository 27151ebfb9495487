import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { exportAreas, exportLabels, exportTables } from '@trampolim/phrases/pt-br/data-export.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ExportedTable } from './areas.ts'
import { areasOf, type ExportedRole } from './areas-of.ts'

/** Tables that aren't exported, by the reason. */
const leftTables: readonly { reason: string; tables: readonly string[] }[] = [
  {
    reason:
      'what recruiters think of candidates, written for their company alone: handing it out would reveal its authors',
    tables: ['note', 'candidate_like', 'scorecard', 'candidacy_tag'],
  },
  {
    reason: 'derived from exported rows, for searches',
    tables: [
      'curriculum_search',
      'curriculum_spot',
      'alert_ground',
      'alert_news',
      'alert_search',
      'job_search',
      'job_card',
    ],
  },
  { reason: 'the decisions that are exported with the reviews, with who made them', tables: ['audit_entry'] },
  { reason: 'changes that are exported where they were made, for the listeners', tables: ['event', 'event_delivery'] },
  {
    reason: 'codes, counts and challenges that end within a day, by the address, network or a hash',
    tables: ['verification', 'failed_try', 'limit_count', 'counted_use', 'spent_challenge', 'answered_form'],
  },
  {
    reason: 'about companies and their people, who have no account as a candidate',
    tables: [
      'recruiter',
      'organization',
      'shown_organization',
      'join_decline',
      'organization_invitation',
      'watched_search',
      'automatic_response',
      'notice',
      'notice_edit',
      'company_name',
    ],
  },
  {
    reason: 'about jobs, which recruiters write',
    tables: [
      ...['automatic_response_job', 'interview', 'interview_slot', 'job', 'job_status_change', 'job_total'],
      'selection_counter',
    ],
  },
  { reason: 'what links lead to, without who asked', tables: ['link_preview'] },
  { reason: 'addresses of public pages', tables: ['changed_address'] },
  { reason: 'of an address and a project, never of an account', tables: ['api_key', 'api_key_link'] },
  { reason: 'about reviewers', tables: ['reviewer'] },
  { reason: 'keyed hashes of addresses, without who has them', tables: ['letter', 'returning_address'] },
  { reason: 'that somebody left, without who', tables: ['departure'] },
  { reason: 'the export itself', tables: ['data_export'] },
  {
    reason: 'sums without people',
    tables: ['help_rating', 'job_search_change', 'popular_count', 'popular_job', 'popular_search', 'topic'],
  },
  {
    reason: 'reference data',
    tables: [
      ...['known_zip_code', 'municipality', 'district_name', 'national_holiday', 'occupation', 'occupation_name'],
      ...['reference_document', 'reference_load'],
    ],
  },
  {
    reason: 'the system’s own',
    tables: [
      ...[
        'background_worker',
        'demo_world',
        'demo_identity',
        'migration',
        'row_layout',
        'secret_key',
        'pg_stat_statements',
      ],
      'pg_stat_statements_info',
    ],
  },
]

const tablesOf = (role: ExportedRole): readonly ExportedTable[] => areasOf(role).flatMap(([, tables]) => tables)
const namesOf = (role: ExportedRole) => tablesOf(role).map(({ table }) => table)

/**
 * Whatever isn't exported for recruiters isn't exported for candidates either, except what only candidates have, and
 * the company's jobs.
 */
function leftOf(role: ExportedRole): string[] {
  const left = leftTables.flatMap((each) => each.tables)
  if (role === 'candidate') return left
  const exported = namesOf('recruiter')
  return [...left, ...namesOf('candidate')].filter((table) => !exported.includes(table))
}

describe('what is exported of a person', async () => {
  const { owner } = await testHouse()

  it.each(['candidate', 'recruiter'] as const)(
    'is decided for each table and each exported column, of a %s',
    async (role) => {
      const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as table, a.attname as column
      from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    `.execute(owner)
      const catalog = Map.groupBy(rows, ({ table }) => table)
      const tables = tablesOf(role)
      const left = leftOf(role)
      const exported = namesOf(role)
      expect([...exported, ...left].toSorted()).toEqual(
        [...new Set([...catalog.keys(), ...left.filter((table) => table.startsWith('pg_stat_'))])].toSorted(),
      )
      for (const { table, columns, left: out = {} } of tables) {
        const known = [...columns, ...Object.keys(out)].toSorted()
        expect({ table, columns: known }).toEqual({
          table,
          columns: catalog
            .get(table)
            ?.map((c) => c.column)
            .toSorted(),
        })
      }
    },
  )

  it('has a name for readers', () => {
    const fields = (of: Fields): string[] =>
      Object.entries(of).flatMap(([name, field]) => [
        name,
        ...(field.is === 'list' || field.is === 'record' ? fields(field.of) : []),
      ])
    const tables = [...tablesOf('candidate'), ...tablesOf('recruiter')]
    const columns = tables.flatMap((each) => each.columns)
    for (const name of [...columns, ...fields(curriculumFields), ...fields(pcdFields)])
      expect({ name, isNamed: Object.hasOwn(exportLabels, name) }).toEqual({ name, isNamed: true })
    expect(Object.keys(exportTables).toSorted()).toEqual([...new Set(tables.map(({ table }) => table))].toSorted())
    const areas = [...areasOf('candidate'), ...areasOf('recruiter')].map(([area]) => area)
    expect(Object.keys(exportAreas).toSorted()).toEqual([...new Set(areas)].toSorted())
  })
})
