import type { Database, Tx } from '../platform/house.ts'

/** Notes that this database holds the demo world. */
export async function markDemoWorld(database: Database | Tx, now: Date) {
  await database
    .insertInto('demo_world')
    .values({ filled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whose database this is: the demo world's, people's own, or nobody's yet. */
export async function findInhabitants(database: Database): Promise<'demo' | 'people' | 'nobody'> {
  const marked = await database.selectFrom('demo_world').select('single').executeTakeFirst()
  if (marked) return 'demo'
  const account = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return account ? 'people' : 'nobody'
}
