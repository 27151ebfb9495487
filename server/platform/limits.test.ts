import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { countBack, countWithin, type Limit, limitHandlers } from './limits.ts'

describe('a limit', async () => {
  const house = await testHouse()
  const limit: Limit = { name: 'knocks', most: 3, seconds: 60 }
  const ask = (subject: string) => countWithin(house.database, limit, { subject, now: house.now() })

  it('allows exactly its number, also of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('ana')))
    expect(answers.filter(Boolean)).toHaveLength(3)
  })

  it('counts each subject and each kind separately', async () => {
    await Promise.all([ask('ana'), ask('ana'), ask('ana')])
    expect(await ask('ana')).toBe(false)
    expect(await ask('bruno')).toBe(true)
    const other = { ...limit, name: 'rings' }
    expect(await countWithin(house.database, other, { subject: 'ana', now: house.now() })).toBe(true)
  })

  it('restarts with the next window', async () => {
    await Promise.all([ask('ana'), ask('ana'), ask('ana'), ask('ana')])
    house.clock.pass(60)
    expect(await ask('ana')).toBe(true)
  })

  it('takes a count back', async () => {
    await Promise.all([ask('ana'), ask('ana'), ask('ana')])
    await countBack(house.database, limit, { subject: 'ana', now: house.now() })
    expect(await ask('ana')).toBe(true)
    expect(await ask('ana')).toBe(false)
  })

  it('stores its subjects unreadably, and is deleted once expired', async () => {
    await ask('ana@exemplo.com.br')
    const kept = () => house.database.selectFrom('limit_count').selectAll().execute()
    expect(JSON.stringify(await kept())).not.toContain('ana@')
    const clean = () => limitHandlers[0]?.run(house, {} as never)
    await clean()
    expect(await kept()).toHaveLength(1)
    house.clock.pass(61)
    await clean()
    expect(await kept()).toHaveLength(0)
  })
})
