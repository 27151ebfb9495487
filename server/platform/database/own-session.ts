import { Client } from 'pg'
import { startFault } from '../fault.ts'

/** A time-out in milliseconds that nothing else sets. */
const ownTimeout = 87_654

/** Whether a connection has a session of its own: a pooler refuses or ignores session settings. */
export async function hasOwnSession(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, statement_timeout: ownTimeout })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeout: string }>(
      `select setting as timeout from pg_settings where name = 'statement_timeout'`,
    )
    return rows[0]?.timeout === String(ownTimeout)
  } catch (problem) {
    if (/startup parameter/.test((problem as Error).message)) return false
    throw problem
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * @throws StartFault if a connection that needs a session goes through a pooler in transaction mode, where locks and
 * hints would be lost
 */
export async function assertOwnSession(url: string, setting: string) {
  if (!(await hasOwnSession(url))) throw startFault('pooler', { setting })
}
