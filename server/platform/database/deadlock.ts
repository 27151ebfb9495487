import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'

/** The maximum number of attempts at a transaction. */
const most = 4

/**
 * A database that repeats transactions which PostgreSQL aborted because of a deadlock. Since they are rolled back and
 * run again, transactions must not change anything outside the database.
 */
export class RepeatingDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    const execute = <Result>(write: (tx: Transaction<Tables>) => Promise<Result>) =>
      againAfterDeadlock(() => once(write))
    return Object.assign(builder, { execute })
  }
}

async function againAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact()
    } catch (problem) {
      if (tried >= most || (problem as { code?: unknown } | null)?.code !== '40P01') throw problem
    }
  }
}
