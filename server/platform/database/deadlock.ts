/** How often a transaction is tried. */
const most = 4

/**
 * Repeats a transaction that PostgreSQL ended because it and another one waited for each other: nothing of it has happened.
 * For deletions, which reach rows in many tables in an order that isn't ours.
 */
export async function againAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact()
    } catch (problem) {
      if (tried >= most || (problem as { code?: unknown } | null)?.code !== '40P01') throw problem
    }
  }
}
