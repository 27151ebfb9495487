import type { PostgresPool } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../away.ts'
import { preferReplica } from './prefer-replica.ts'

/** A pool that records the statements it gets, and fails with `problem` if one is given. */
function poolOf(name: string, problem?: unknown) {
  const asked: string[] = []
  let lent = 0
  const pool = {
    options: {},
    end: async () => undefined,
    async connect() {
      lent += 1
      return {
        async query(text: string) {
          asked.push(text)
          if (problem) throw problem
          return { rows: [name] }
        },
        release: () => {
          lent -= 1
        },
      }
    },
  } as unknown as PostgresPool
  return { pool, asked, lent: () => lent }
}

const failure = (code: string) => Object.assign(new Error('failed'), { code })

async function askOnce({
  problem,
  isFit = true,
  text = 'select 1',
}: {
  problem?: unknown
  isFit?: boolean
  text?: string
}) {
  const [replica, primary] = [poolOf('replica', problem), poolOf('primary')]
  const preferred = preferReplica(replica.pool, { primary: primary.pool, isFit: () => isFit })
  const client = await preferred.connect()
  try {
    const { rows } = await (client.query as (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>)(text, [])
    return rows[0]
  } finally {
    client.release()
    expect([replica.lent(), primary.lent()]).toEqual([0, 0])
  }
}

describe('a statement of a search', () => {
  it('is made in the replica while that is usable', async () => {
    expect(await askOnce({})).toBe('replica')
    expect(await askOnce({ isFit: false })).toBe('primary')
  })

  it.each([
    ['a lost connection', new DatabaseAway({ cause: new Error('Connection terminated') })],
    ['what it replays', failure('40001')],
    ['its end', failure('57P01')],
  ])('is made again in the primary after %s', async (_what, problem) => {
    expect(await askOnce({ problem })).toBe('primary')
  })

  it.each([
    ['took too long', new DatabaseAway({ cause: failure('57014') })],
    ['is wrong', failure('42601')],
  ])('isn’t made again if it %s', async (_what, problem) => {
    await expect(askOnce({ problem })).rejects.toBe(problem)
  })

  it('belongs to the primary if it begins a transaction', async () => {
    expect(await askOnce({ text: 'begin' })).toBe('primary')
  })
})
