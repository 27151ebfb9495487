import type { Tx } from '../../platform/house.ts'

type Reviewer = { accountId: string; name: string; now: Date }

/** Writes the name by which reviewers know each other. */
export async function writeReviewer(tx: Tx, { accountId, name, now }: Reviewer) {
  await tx
    .insertInto('reviewer')
    .values({ account_id: accountId, name, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ name }))
    .execute()
}
