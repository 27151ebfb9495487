import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { hashToken } from '../../platform/tokens.ts'
import { personOfToken } from './person-of-token.ts'

describe('the person of a token', async () => {
  const house = await testHouse()

  async function openSession(token: string, seconds: number) {
    const now = house.now()
    const accountId = newId(now)
    const sessionId = newId(now)
    await house.database
      .insertInto('account')
      .values({
        id: accountId,
        email: 'ana@exemplo.com.br',
        role: 'user:professional',
        created_at: now,
        modified_at: now,
      })
      .execute()
    await house.database
      .insertInto('session')
      .values({
        id: sessionId,
        token_hash: hashToken(token),
        account_id: accountId,
        remember: false,
        created_at: now,
        expires_at: new Date(now.getTime() + seconds * 1000),
      })
      .execute()
    return { accountId, sessionId }
  }

  it('is the owner of its session', async () => {
    const { accountId, sessionId } = await openSession('the-token', 60)
    expect(await personOfToken(house.database, 'the-token', house.now())).toEqual({
      accountId,
      sessionId,
      role: 'user:professional',
      email: 'ana@exemplo.com.br',
      changedAgo: expect.any(Number),
    })
  })

  it('is nobody for an unknown token or once the session has ended', async () => {
    await openSession('the-token', 60)
    expect(await personOfToken(house.database, 'another', house.now())).toBeNull()
    house.clock.pass(60)
    expect(await personOfToken(house.database, 'the-token', house.now())).toBeNull()
  })
})
