import { Client } from 'pg'

/** Does something while no other process does it with the same database, each under the same number; others wait. */
export async function inTurn(url: string, lock: number, act: () => Promise<void>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await act()
  } finally {
    await client.end()
  }
}
