import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { lookHandlers } from '../looks/background.ts'
import { notificationHandlers } from '../notifications/background.ts'
import { newId } from '../platform/ids.ts'
import { auditHandlers, forgetGone } from './background.ts'
import { writeAudit } from './queries.ts'

const migration = join(import.meta.dirname, '../migrations/0158-forget-what-leaked.sql')

describe('entries of the audit log', async () => {
  const house = await testHouse()
  const { hiring, person } = selectionIn(house)

  it('lose what they say about people and messages that are gone, and keep the rest', async () => {
    const gone = newId(house.now())
    const { bruno, organizationId } = await hiring()
    const ana = await person()
    const there = [
      ['candidate', ana.accountId],
      ['recruiter', bruno.accountId],
      ['organization', organizationId],
      ['job', gone],
    ] as const
    const left = [
      ['candidate', gone],
      ['recruiter', gone],
      ['contact', gone],
      ['notice', gone],
      ['api-key', gone],
    ] as const
    const words = { name: 'Ana', reason: 'Ana', rule: null, changes: [{ field: 'name', remark: 'Ana' }] }
    await house.database.transaction().execute(async (tx) => {
      for (const [subject, subjectId] of [...there, ...left]) {
        const entry = { action: 'review.request_changes', actorId: null, subject, subjectId } as const
        await writeAudit(tx, { ...entry, details: { reviewId: gone, ...words }, now: house.now() })
      }
    })
    for (const _ of ['once', 'again']) {
      await forgetGone(house)
      const entries = await house.database.selectFrom('audit_entry').selectAll().orderBy('id').execute()
      expect(entries.map(({ subject, details }) => [subject, details])).toEqual([
        ...there.map(([subject]) => [subject, { reviewId: gone, ...words }]),
        ...left.map(([subject]) => [subject, { reviewId: gone }]),
      ])
    }
  })

  it('of people who are gone are looked for once after the migration, with what else leaked', async () => {
    await sql.raw(readFileSync(migration, 'utf8')).execute(house.owner)
    const waiting = await waitingWork(house.database)
    const handlers = [...lookHandlers, ...auditHandlers, ...notificationHandlers]
    const known = new Set(handlers.map(({ work }) => work.name))
    expect(waiting).toHaveLength(3)
    for (const { name, payload } of waiting) expect([known.has(name), payload]).toEqual([true, {}])
  })
})
