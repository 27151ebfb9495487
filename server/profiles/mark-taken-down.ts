import { z } from 'zod'
import { type Handler, handler } from '../platform/background/work.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import type { ProfileStore } from './change-status.ts'
import { findLastBlocks, findSomeChanges, type LastBlock } from './queries.ts'

const batch = 5000

/** Queued once for each kind of profile, by the migration that added the column. */
export function takenDownHandler(profiles: ProfileStore): Handler {
  const work = { name: `mark-taken-down-${profiles.subject}s`, payload: z.strictObject({}) }
  return handler(work, (house) => markTakenDown(house, profiles))
}

/**
 * Marks the profiles that a reviewer blocked and hasn't approved since, by the history of their statuses: a former version
 * didn't, and took an owner's correction for the end of the block.
 */
async function markTakenDown({ database, now }: Pick<House, 'database' | 'now'>, profiles: ProfileStore) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await database.transaction().execute(async (tx) => {
      const { subject } = profiles
      const { last, subjectIds } = await findSomeChanges(tx, {
        subject,
        to: 'blocked',
        after: after ?? '',
        most: batch,
      })
      for (const block of await findLastBlocks(tx, { subject, subjectIds }))
        await mark(tx, profiles, { block, now: now() })
      return last
    })
  }
}

async function mark(
  tx: Tx,
  { subject, hold, rewrite }: ProfileStore,
  { block: { subjectId, changeId, blockedAt }, now }: { block: LastBlock; now: Date },
) {
  const status = await hold(tx, subjectId)
  if (!status || status === 'approved') return
  await rewrite(tx, subjectId, { taken_down_at: blockedAt })
  // As when it was blocked: whoever shows it looks at it again.
  await record(tx, { type: 'profile.status-changed', payload: { subject, subjectId, changeId }, now })
}
