import { ana, bruno, origin, password, secondStepIn } from '@trampolim/tests/fixtures/accounts/second-step.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('recovery codes', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { atHome, finish, letters, login, own, switchedOn } = secondStepIn(house)

  it('work once each, however they are typed, and a letter reports each use', async () => {
    const owner = await atHome()
    const { recoveryCodes } = await switchedOn(owner)
    const [first = '', second = ''] = recoveryCodes
    await login(ana, { code: first.toLowerCase().replace('-', ' ') })
    expect((await refusal(login(ana, { code: first }))).code).toBe('wrong_second_code')
    const { kept = '' } = await refusal(login(ana))
    await finish(kept, second)
    expect(await own(owner).readOwn({})).toMatchObject({ recoveryCodes: 8 })
    expect((await letters()).filter((each) => each === 'Um código de recuperação foi usado')).toHaveLength(2)
  })

  it('sign in one of twenty at once', async () => {
    const { recoveryCodes } = await switchedOn(await atHome())
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => login(ana, { code: recoveryCodes[0] ?? '' })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of another account are refused', async () => {
    const { recoveryCodes } = await switchedOn(await atHome(bruno))
    await switchedOn(await atHome())
    expect((await refusal(login(ana, { code: recoveryCodes[0] ?? '' }))).code).toBe('wrong_second_code')
  })

  it('are generated again, which invalidates the former ones', async () => {
    const owner = await atHome()
    const { recoveryCodes: before } = await switchedOn(owner)
    expect((await refusal(own(owner).renewRecoveryCodes({ password: 'errada' }))).code).toBe('wrong_password')
    const { recoveryCodes } = await own(owner).renewRecoveryCodes({ password })
    expect((await refusal(login(ana, { code: before[0] ?? '' }))).code).toBe('wrong_second_code')
    await login(ana, { code: recoveryCodes[0] ?? '' })
    expect(await letters()).toContain('Novos códigos de recuperação')
  })
})
