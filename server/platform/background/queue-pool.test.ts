import { testHouse } from '@trampolim/tests/house.ts'
import { Pool, type PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { tolerateSecondRelease } from './queue-pool.ts'

const house = await testHouse()

it('takes a connection back once, however often it is released', async () => {
  const pool = new Pool({ connectionString: house.databaseUrl, max: 1 })
  try {
    const { client, release } = await connectedBy(tolerateSecondRelease(pool))
    await client.query('select 1')
    release()
    expect(pool.idleCount).toBe(1)
    const next = await pool.connect()
    release()
    expect(pool.idleCount).toBe(0)
    next.release()
  } finally {
    await pool.end()
  }
})

it('gives connections without a callback, and removes listeners that it added', async () => {
  const pool = new Pool({ connectionString: house.databaseUrl, max: 1 })
  try {
    const tolerant = tolerateSecondRelease(pool)
    const client = await tolerant.connect()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
    const listener = () => undefined
    tolerant.on('error', listener)
    expect(pool.listeners('error')).toContain(listener)
    tolerant.removeListener('error', listener)
    expect(pool.listeners('error')).not.toContain(listener)
  } finally {
    await pool.end()
  }
})

function connectedBy(pool: Pool): Promise<{ client: PoolClient; release: () => void }> {
  return new Promise((resolve, reject) =>
    pool.connect((problem, client, release) => (client ? resolve({ client, release }) : reject(problem))),
  )
}
