import { writeAudit } from '../audit/queries.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { tellEnded } from './hold-keys.ts'
import { countKeys, findKeys, storeEnd } from './queries.ts'

/** A page of the keys, the newest first. */
export async function listKeys({ database }: House, asked: { page: number; size: number }) {
  const [rows, total] = await Promise.all([findKeys(database, asked), countKeys(database)])
  const items = rows.map(({ made, used, ended, ...row }) => ({
    ...row,
    made: made.toISOString(),
    used: used?.toISOString() ?? null,
    ended: ended?.toISOString() ?? null,
  }))
  return { items, ...asked, total }
}

/** Ends a key; its holder gets the remark by letter. @throws api_key_not_found (also once it has ended) */
export async function endKey(
  { database, configuration: { secret }, now }: House,
  { reviewerId, id, remark }: { reviewerId: string; id: string; remark: string },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const { email, project } =
      (await storeEnd(tx, { id, by: 'reviewer', remark, now: moment })) ?? refuse('api_key_not_found')
    await writeAudit(tx, {
      ...{ action: 'api-key.ended', actorId: reviewerId, subject: 'api-key', subjectId: id },
      ...{ details: { name: project, reason: remark }, now: moment },
    })
    await tellEnded(tx, { secret, email, project, remark, now: moment })
  })
}
