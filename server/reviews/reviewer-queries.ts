import type { Tx } from '../platform/house.ts'

type Reviewer = { accountId: string; name: string; now: Date }

/** Adds the account of a reviewer, whose address the operator vouches for; false where the address has one. */
export async function insertReviewerAccount(
  tx: Tx,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values({
      id,
      email,
      role: 'user:reviewer',
      email_validated_at: now,
      password_hash: null,
      created_at: now,
      modified_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Writes what a reviewer is called among reviewers. */
export async function writeReviewer(tx: Tx, { accountId, name, now }: Reviewer) {
  await tx
    .insertInto('reviewer')
    .values({ account_id: accountId, name, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ name }))
    .execute()
}
