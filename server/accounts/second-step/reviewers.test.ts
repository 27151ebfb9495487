import { ana, origin, password, rita, secondStepIn } from '@trampolim/tests/fixtures/accounts/second-step.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { reviewRoutes } from '../../reviews/routes.ts'
import { passkeyRoutes } from '../passkeys/passkey-routes.ts'
import { accountRoutes } from '../routes.ts'
import { sessionRoutes } from '../session-routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { withProtection } from './second-steps.ts'

describe('a reviewer outside the demo', async () => {
  const house = await testHouse({ publicUrl: origin, demo: false })
  const { atHome, own, switchedOn, login, addPasskey, letters } = secondStepIn(house)
  const arrived = async () => withProtection(house, await atHome(rita))

  it('can only protect the account first, with one-time codes or a passkey', async () => {
    const owner = await arrived()
    expect(owner).toMatchObject({ isUnprotected: true })
    expect((await refusal(house.as(reviewRoutes, owner).reviewQueue({}))).code).toBe('second_step_needed')
    const removing = house.as(passkeyRoutes, owner).removePasskey({ id: 'f'.repeat(24), password })
    expect((await refusal(removing)).code).toBe('second_step_needed')
    expect((await house.as(accountRoutes, owner).session({})).isUnprotected).toBe(true)
    expect(await own(owner).readOwn({})).toMatchObject({ required: true, missing: true })
    await switchedOn(owner)
    const free = await withProtection(house, { ...owner, isUnprotected: undefined })
    expect(free.isUnprotected).toBeUndefined()
    await house.as(reviewRoutes, free).reviewQueue({})
    expect((await refusal(login(rita))).code).toBe('second_factor_required')
  })

  it('with a passkey alone signs in with that or with a recovery code, never with the password alone', async () => {
    const owner = await arrived()
    const { recoveryCodes } = await addPasskey(owner)
    expect(recoveryCodes).toHaveLength(10)
    const asked = await refusal(login(rita))
    expect(asked.code).toBe('second_factor_required')
    const waiting = await house.as(secondStepRoutes).readWaiting({ kept: asked.kept ?? '' })
    expect(waiting).toEqual({ type: 3, oneTimeCodes: false, passkeys: true })
    await login(rita, { code: recoveryCodes?.[0] ?? '' })
  })

  it('can’t remove the last protection, also of two at once', async () => {
    const { isUnprotected: _, ...owner } = await arrived()
    const { id } = await addPasskey(owner)
    const keys = house.as(passkeyRoutes, owner)
    expect((await refusal(keys.removePasskey({ id, password }))).code).toBe('last_second_step')
    await switchedOn(owner)
    const both = await Promise.allSettled([keys.removePasskey({ id, password }), own(owner).switchOff({ password })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('who lost everything gets access from the operator, and must then protect the account again', async () => {
    const owner = await arrived()
    await addPasskey(owner)
    await switchedOn(owner)
    await resetSecondStep(house.database, { email: ' Rita@trampolim.com.br', now: house.now() })
    const entered = await login(rita)
    expect(await personOfToken(house.database, entered.token, house.now())).toMatchObject({ role: 'user:reviewer' })
    expect(await withProtection(house, { ...owner, isUnprotected: undefined })).toMatchObject({ isUnprotected: true })
    expect(await house.as(sessionRoutes, owner).listSessions({})).toHaveLength(1)
    expect(await letters()).toContain('A proteção da sua conta foi retirada')
    await atHome(ana)
    const others = resetSecondStep(house.database, { email: ana.email, now: house.now() })
    await expect(others).rejects.toMatchObject({ code: 'user_not_found' })
  })

  it('is the only role that must, and not in the demo', async () => {
    const owner = await atHome(ana)
    expect(await withProtection(house, owner)).toEqual(owner)
    const demo = { ...house, configuration: { ...house.configuration, demo: true } }
    const reviewer = await atHome(rita)
    expect(await withProtection(demo, reviewer)).toEqual(reviewer)
  })
})
