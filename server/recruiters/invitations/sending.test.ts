import { address, colleagueInvitationsIn } from '@trampolim/tests/fixtures/colleague-invitations.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { deleteOrganizationRoute } from '../routes.ts'

const day = 24 * 60 * 60

describe('inviting a colleague', async () => {
  const house = await testHouse()
  const { database } = house
  const { bakery, calls, invited, personal, tokenTo, withoutOrganization } = colleagueInvitationsIn(house)

  it('carries the names that reviewers approved, in the letter and on the page, not those of edits that wait', async () => {
    const { organizationId, bruno } = await bakery()
    const shown = JSON.stringify({ companyName: 'Padaria Aurora' })
    await database
      .updateTable('organization')
      .set({ status: 'pending', company_name: 'Ganhe dinheiro já', shown })
      .where('id', '=', organizationId)
      .execute()
    await database
      .updateTable('recruiter')
      .set({ status: 'pending', name: 'Clique em golpe.example' })
      .where('account_id', '=', bruno.accountId)
      .execute()
    expect((await refusal(calls(bruno).inviteColleague({ email: address }))).code).toBe('profile_not_approved')
    const approved = { subject: 'recruiter', subject_id: bruno.accountId, approved_at: house.now() }
    await database
      .insertInto('approved_version')
      .values({ ...approved, content: JSON.stringify({ name: 'Bruno Lima' }) })
      .execute()
    await calls(bruno).inviteColleague({ email: address })
    const token = await tokenTo(address)
    expect(house.letters).toMatchObject([{ subject: 'Bruno Lima convidou você para a empresa Padaria Aurora' }])
    expect(`${house.letters[0]?.text}${house.letters[0]?.html}`).not.toMatch(/golpe|Ganhe/)
    expect(await calls(null).readInvitation({ token })).toMatchObject({
      ...{ company: 'Padaria Aurora', invitedBy: 'Bruno Lima' },
    })
  })

  it('reveals nothing about accounts to the sender, and tells the owner of the address why it can’t be accepted', async () => {
    await insertProfessional(house, { email: 'ana@casa.example' })
    const member = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const blocked = await withoutOrganization('bloqueada@casa.example', { status: 'blocked' })
    const { bruno } = await bakery()
    for (const email of ['ana@casa.example', member.email, blocked.email, 'ninguem@casa.example']) {
      expect(await calls(bruno).inviteColleague({ email })).toEqual({ done: true })
    }
    const list = await calls(bruno).listInvitations({})
    expect(new Set(list.map((each) => Object.keys(each).join()))).toHaveProperty('size', 1)
    const ofAna = await tokenTo('ana@casa.example')
    expect(await calls(null).readInvitation({ token: ofAna })).toMatchObject({ step: 'other-account' })
    const refused = await refusal(calls(null).registerInvited({ token: ofAna, personalData: personal() }))
    expect(refused.fields).toMatchObject({ 'personalData.email': { code: 'email_taken' } })
    const ofMember = await tokenTo(member.email)
    expect(await calls(member).readInvitation({ token: ofMember })).toMatchObject({ step: 'has-organization' })
    expect((await refusal(calls(member).acceptInvitation({ token: ofMember }))).code).toBe('has_organization')
    const ofBlocked = await tokenTo(blocked.email)
    expect(await calls(blocked).readInvitation({ token: ofBlocked })).toMatchObject({ step: 'blocked' })
    expect((await refusal(calls(blocked).acceptInvitation({ token: ofBlocked }))).code).toBe('profile_blocked')
  })

  it('ends after seven days, when it is sent again, cancelled, or the organisation is deleted', async () => {
    const { bruno, token } = await invited()
    house.clock.pass(7 * day)
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_expired')
    const [ended] = await calls(bruno).listInvitations({})
    expect(ended).toMatchObject({ email: address, ended: true, invitedBy: 'Bruno Lima' })
    await calls(bruno).resendInvitation({ id: ended?.id ?? '' })
    const second = await tokenTo(address)
    expect(second).not.toBe(token)
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_not_found')
    expect(await calls(bruno).listInvitations({})).toMatchObject([{ id: ended?.id, ended: false }])
    await calls(bruno).cancelInvitation({ id: ended?.id ?? '' })
    expect((await refusal(calls(null).readInvitation({ token: second }))).code).toBe('action_not_found')
    for (const act of ['cancelInvitation', 'resendInvitation'] as const) {
      expect((await refusal(calls(bruno)[act]({ id: ended?.id ?? '' }))).code).toBe('colleague_invitation_not_found')
    }
    await calls(bruno).inviteColleague({ email: address })
    const third = await tokenTo(address)
    await house.as({ deleteOrganization: deleteOrganizationRoute }, bruno).deleteOrganization({})
    const refused = await refusal(calls(null).registerInvited({ token: third, personalData: personal() }))
    expect(refused.code).toBe('action_not_found')
  })

  it('is kept for a month after it ended, to be sent again, and then forgotten', async () => {
    await invited()
    house.clock.pass(7 * day + 30 * day + 1)
    const { clearEndedInvitations } = await import('./invitation-queries.ts')
    await clearEndedInvitations(database, house.now())
    expect(await database.selectFrom('organization_invitation').select('id').execute()).toEqual([])
  })

  it('is for approved recruiters of an approved organisation, and not for colleagues’ addresses', async () => {
    const { organizationId, bruno } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const unapproved = await insertOrganization(house, { status: 'created', first_approved_at: null })
    const carla = await insertRecruiter(house, { organizationId: unapproved })
    const code = async (who: Person, email = address) => (await refusal(calls(who).inviteColleague({ email }))).code
    expect(await code(fresh)).toBe('profile_not_approved')
    expect(await code(carla)).toBe('organization_not_approved')
    expect(await code(bruno, fresh.email)).toBe('member_already')
    expect((await refusal(calls(bruno).inviteColleague({ email: 'marta@' }))).fields).toMatchObject({
      email: { code: 'invalid_email' },
    })
  })

  it('is limited: letters per address, open invitations, and invitations per day', async () => {
    const { organizationId, bruno } = await bakery()
    for (let n = 0; n < 5; n += 1) await calls(bruno).inviteColleague({ email: address })
    expect((await refusal(calls(bruno).inviteColleague({ email: address }))).code).toBe('invited_too_often')
    const elisa = await insertRecruiter(house, { organizationId })
    for (let n = 0; n < 15; n += 1) await calls(elisa).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    expect((await refusal(calls(elisa).inviteColleague({ email: 'mais@bomdia.example' }))).code).toBe('quota_reached')
    house.clock.pass(day)
    for (let n = 15; n < 35; n += 1) await calls(elisa).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    house.clock.pass(day)
    for (let n = 35; n < 39; n += 1) await calls(bruno).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    expect((await refusal(calls(bruno).inviteColleague({ email: 'mais@bomdia.example' }))).code).toBe(
      'too_many_colleague_invitations',
    )
    await calls(bruno).inviteColleague({ email: 'pessoa1@bomdia.example' })
  })
})
