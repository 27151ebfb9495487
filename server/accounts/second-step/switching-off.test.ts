import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { ana, bruno, origin, password, secondStepIn } from '@trampolim/tests/fixtures/accounts/second-step.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { passkeyRoutes } from '../passkeys/passkey-routes.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'

describe('one-time codes', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { addPasskey, atHome, codeOf, letters, login, own, sessionOf, switchedOn } = secondStepIn(house)

  it('are switched off with the password, and then aren’t asked for', async () => {
    const owner = await atHome()
    await switchedOn(owner)
    expect((await refusal(own(owner).switchOff({ password: 'errada' }))).code).toBe('wrong_password')
    await own(owner).switchOff({ password })
    expect(await own(owner).readOwn({})).toMatchObject({ oneTimeCodes: null, recoveryCodes: null })
    await login(ana)
    expect((await refusal(own(owner).switchOff({ password }))).code).toBe('one_time_codes_off')
    expect((await refusal(own(owner).renewRecoveryCodes({ password }))).code).toBe('no_second_step')
    expect(await letters()).toContain('Sua conta não pede mais código ao entrar')
    expect(await house.database.selectFrom('recovery_code').select('account_id').execute()).toEqual([])
  })

  it('are not switched off, nor recovery codes renewed or a passkey removed, once the owner took the account back', async () => {
    const owner = await atHome()
    await switchedOn(owner)
    const { id } = await addPasskey(owner)
    const asks = [
      () => own(owner).switchOff({ password }),
      () => own(owner).renewRecoveryCodes({ password }),
      () => house.as(passkeyRoutes, owner).removePasskey({ id, password }),
    ]
    for (const ask of asks) {
      const before = await house.database.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
      const [answer] = await house.database.transaction().execute(async (tx) => {
        await changePassword(tx, { id: owner.accountId, passwordHash: 'another', now: house.now() })
        const refused = refusal(ask())
        await untilSomeoneWaits(house.database)
        return [refused] as const
      })
      expect((await answer).code).toBe('wrong_password')
      await house.database.updateTable('account').set(before).execute()
    }
    expect(await own(owner).readOwn({})).toMatchObject({ recoveryCodes: 10 })
  })

  it('are never switched on for somebody else, nor twice', async () => {
    const [owner, other] = [await atHome(), await atHome(bruno)]
    const started = await own(owner).startOneTimeCodes({ password })
    const code = codeOf(started.uri)
    expect((await refusal(own(other).readStarted({ kept: started.kept }))).code).toBe('second_step_expired')
    expect((await refusal(own(other).switchOn({ kept: started.kept, code }))).code).toBe('second_step_expired')
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => own(owner).switchOn({ kept: started.kept, code })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('added after a change of address are removed when it is undone', async () => {
    const owner = await atHome()
    const { accountId } = owner
    await switchedOn(owner)
    const payload = { email: ana.email }
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'undo-email', accountId, payload, now: house.now() }))
    await house.as(accountRoutes).takeAction({ id: token, password: 'casa verde no morro' })
    await house.as(accountRoutes).login({ type: 2, email: ana.email, password: 'casa verde no morro' })
    expect(await house.database.selectFrom('recovery_code').select('account_id').execute()).toEqual([])
  })

  it('from long before stay when a change of address is undone, without the recovery codes made since', async () => {
    const owner = await atHome()
    const { accountId } = owner
    const { code } = await switchedOn(owner)
    house.clock.pass(20 * 86_400)
    const sessionId = await sessionOf(accountId)
    const { recoveryCodes } = await own({ ...owner, sessionId }).renewRecoveryCodes({ password })
    const payload = { email: ana.email }
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'undo-email', accountId, payload, now: house.now() }))
    const created = 'casa verde no morro'
    await house.as(accountRoutes).takeAction({ id: token, password: created })
    const enter = (given: string) =>
      house.as(accountRoutes).login({ type: 2, email: ana.email, password: created, code: given })
    expect((await refusal(enter(recoveryCodes[0] ?? ''))).code).toBe('wrong_second_code')
    await enter(code())
  })
})
