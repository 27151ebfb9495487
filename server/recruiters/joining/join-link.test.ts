import { joiningIn } from '@trampolim/tests/fixtures/joining.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { accountRoutes } from '../../accounts/routes.ts'

const hour = 60 * 60

describe('joining a registered organisation', async () => {
  const house = await testHouse()
  const { bakery, joining, lettersSent, linkTo, open, profileOf, register, work } = joiningIn(house)

  it('by the link: opening changes nothing, confirming does, once, and all members are notified', async () => {
    const { organizationId, bruno } = await bakery()
    const { marta } = await register()
    const id = linkTo(marta.email)
    expect(id).toHaveLength(43)
    expect(await house.as(accountRoutes).readAction({ id })).toMatchObject({
      kind: 'join-organization',
      email: marta.email,
      subject: 'Padaria Aurora',
    })
    expect((await profileOf(marta)).organizationId).toBeNull()
    house.letters.length = 0
    await open(marta, id)
    expect(await profileOf(marta)).toMatchObject({ organizationId, joining: null, approved: false })
    expect(await refusal(open(marta, id))).toMatchObject({ code: 'action_expired', status: 410 })
    const jobs = await house.database.selectFrom('job').select(['organization_id', 'created_by', 'status']).execute()
    expect(jobs).toEqual([{ organization_id: organizationId, created_by: marta.accountId, status: 'job:created' }])
    await work()
    expect(lettersSent()).toEqual([[bruno.email, 'Marta Reis agora faz parte da empresa Padaria Aurora']])
    expect(house.letters[0]?.text).toContain('Não conhece esta pessoa?')
  })

  it('by the link is only for the account for which it was made', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    const id = linkTo(marta.email)
    expect(await refusal(open(null, id))).toMatchObject({ code: 'sign_in_required', status: 401 })
    expect(await refusal(open(bruno, id))).toMatchObject({ code: 'action_of_another', status: 403 })
    expect((await refusal(house.as(accountRoutes, marta).takeAction({ id }))).code).toBe('action_not_found')
    await open(marta, id)
  })

  it('by the link ends after two days, with a newer link, and when the request is withdrawn', async () => {
    await bakery()
    const { marta } = await register()
    const first = linkTo(marta.email)
    await joining(marta).resendJoinLink({})
    await work()
    const second = linkTo(marta.email)
    expect(second).not.toBe(first)
    expect((await refusal(open(marta, first))).code).toBe('action_expired')
    house.clock.pass(48 * hour)
    expect((await refusal(open(marta, second))).code).toBe('action_expired')
    await joining(marta).resendJoinLink({})
    await work()
    const third = linkTo(marta.email)
    await joining(marta).withdrawJoining({})
    expect((await refusal(open(marta, third))).code).toBe('action_expired')
    expect((await profileOf(marta)).organizationId).toBeNull()
  })

  it.each([
    ['a free mailbox', 'marta@gmail.com', {}],
    ['another company’s mailbox', 'marta@outra.example', {}],
    ['no site to compare with', 'marta@bomdia.example', { site: null }],
    [
      'a site that no reviewer has approved yet',
      'marta@bomdia.example',
      { status: 'pending', first_approved_at: new Date(), shown: JSON.stringify({ site: 'https://aurora.example' }) },
    ],
  ])('sends no link to %s', async (_, email, changes) => {
    await bakery(changes)
    const { marta } = await register(email)
    expect((await profileOf(marta)).joining).toMatchObject({ byLink: false })
    expect(linkTo(email)).toBe('')
    expect(await refusal(joining(marta).resendJoinLink({}))).toMatchObject({
      code: 'email_not_of_organization',
      status: 409,
    })
  })

  it('shows the name that a reviewer approved, not that of an edit which waits', async () => {
    const shown = JSON.stringify({ companyName: 'Padaria Aurora', site: 'https://www.bomdia.example' })
    const changes = { status: 'pending', first_approved_at: house.now(), company_name: 'Ganhe dinheiro já', shown }
    const { bruno } = await bakery(changes)
    const { marta } = await register()
    await open(marta, linkTo(marta.email))
    await work()
    expect(house.letters.map(({ subject }) => subject).join()).not.toContain('Ganhe')
    expect(lettersSent()).toContainEqual([bruno.email, 'Marta Reis agora faz parte da empresa Padaria Aurora'])
  })
})
