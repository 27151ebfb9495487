import { Client } from 'pg'

/** Runs a function while no other process runs one with the same lock number on the same database; others wait. */
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
