import type { Database, Tx } from '../../platform/house.ts'

/** Marks this database as the demo world's. */
export async function markDemoWorld(database: Database | Tx, now: Date) {
  await database
    .insertInto('demo_world')
    .values({ filled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether this database contains the demo world, real people, or nobody yet. */
export async function findInhabitants(database: Database): Promise<'demo' | 'people' | 'nobody'> {
  const marked = await database.selectFrom('demo_world').select('single').executeTakeFirst()
  if (marked) return 'demo'
  const account = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return account ? 'people' : 'nobody'
}
