import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { accountRoutes } from '../../accounts/routes.ts'
import { reviewRoutes } from '../routes.ts'
import { addReviewer } from './add-reviewer.ts'

const password = 'queijo com goiabada'

describe('a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  const add = (changes: { email?: string; name?: string } = {}) =>
    addReviewer(database, { email: 'Rita@Trampolim.example', name: 'Rita Alves', now: house.now(), ...changes })

  it('is created by the operator, sets a password by a link that works once, and signs in to their own area', async () => {
    const { how, email, token } = await add()
    expect({ how, email }).toEqual({ how: 'created', email: 'rita@trampolim.example' })
    await house.as(accountRoutes).takeAction({ id: token, password })
    expect((await refusal(house.as(accountRoutes).takeAction({ id: token, password }))).code).toBe('action_expired')
    const { user } = await house.as(accountRoutes).login({ type: 3, email, password })
    expect(user).toMatchObject({ externalRoles: ['user:reviewer'], type: 3, name: 'Rita Alves' })
    for (const type of [1, 2] as const)
      expect((await refusal(house.as(accountRoutes).login({ type, email, password }))).code).toBe('sign_in_as_reviewer')
    const person = { accountId: user.userId, sessionId: user.sessionId, role: 'user:reviewer', email } as const
    const audit = await house.as(reviewRoutes, person).auditLog({})
    expect(audit.items).toMatchObject([
      { action: 'reviewer.add', actor: null, subject: 'reviewer', name: 'Rita Alves' },
    ])
  })

  it('gets another link and name if they already exist', async () => {
    await add()
    const { how, token } = await add({ name: 'Rita Alves Prado' })
    expect(how).toBe('renewed')
    await house.as(accountRoutes).takeAction({ id: token, password })
    const { user } = await house.as(accountRoutes).login({ type: 3, email: 'rita@trampolim.example', password })
    expect(user.name).toBe('Rita Alves Prado')
    expect(await database.selectFrom('account').select('id').execute()).toHaveLength(1)
  })

  it('can’t have another account, and requires an address and a name', async () => {
    const { email } = await insertProfessional(house)
    await expect(add({ email })).rejects.toMatchObject({ code: 'email_taken' })
    const { role } = await database.selectFrom('account').select('role').executeTakeFirstOrThrow()
    expect(role).toBe('user:professional')
    await expect(add({ email: 'rita', name: '' })).rejects.toMatchObject({
      code: 'invalid_form',
      fields: { email: { code: 'invalid_email' }, name: { code: 'required' } },
    })
  })
})
