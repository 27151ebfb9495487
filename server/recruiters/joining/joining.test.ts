import { idcard, joiningIn } from '@trampolim/tests/fixtures/joining.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { organizationForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { organizationRoutes } from '../../organizations/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { reviewRoutes } from '../../reviews/routes.ts'
import { deleteOrganizationRoute } from '../routes.ts'

const hour = 60 * 60

describe('joining a registered organisation', async () => {
  const house = await testHouse()
  const { bakery, joining, lettersSent, linkTo, open, profileOf, register, work } = joiningIn(house)

  it('requires more than the code: nothing of it is visible before a link is opened', async () => {
    await bakery()
    const { marta, answer } = await register()
    expect(answer).toMatchObject({ organization: 'asked', jobId: null })
    expect(await profileOf(marta)).toMatchObject({ organizationId: null, joining: { idcard, byLink: true } })
    expect((await refusal(house.as(organizationRoutes, marta).readOrganization({}))).status).toBe(404)
    expect((await refusal(joining(marta).listJoinRequests({}))).status).toBe(404)
  })

  it('notifies the organisation’s approved members, and explains to the requester how to continue', async () => {
    const { organizationId, bruno } = await bakery()
    await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    await register()
    expect(lettersSent()).toEqual([
      ['marta@bomdia.example', 'Boas-vindas ao Trampolim para empresas'],
      ['marta@bomdia.example', 'Confirme que você trabalha na empresa Padaria Aurora'],
      [bruno.email, 'Marta Reis quer entrar na empresa Padaria Aurora'],
    ])
  })

  it('by a colleague’s acceptance', async () => {
    const { organizationId, bruno } = await bakery()
    const { marta } = await register('marta@gmail.com')
    expect(await joining(bruno).listJoinRequests({})).toMatchObject([
      { accountId: marta.accountId, name: 'Marta Reis', email: 'marta@gmail.com', ofTheSite: false },
    ])
    house.letters.length = 0
    await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: true })
    expect(await profileOf(marta)).toMatchObject({ organizationId, approved: false })
    expect(await joining(bruno).listJoinRequests({})).toEqual([])
    await work()
    expect(lettersSent()).toEqual([
      ['marta@gmail.com', 'Você entrou na empresa Padaria Aurora'],
      [bruno.email, 'Marta Reis agora faz parte da empresa Padaria Aurora'],
    ])
    const again = joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: false })
    expect(await refusal(again)).toMatchObject({ code: 'join_not_asked', status: 409 })
  })

  it('is declined by a colleague: the asker is notified, and may register another organisation', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    const id = linkTo(marta.email)
    house.letters.length = 0
    await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: false })
    expect((await refusal(open(marta, id))).code).toBe('action_expired')
    await work()
    expect(lettersSent()).toEqual([
      ['marta@bomdia.example', 'Sua entrada na empresa Padaria Aurora não foi confirmada'],
    ])
    const again = joining(marta).chooseOrganization(organizationForm())
    expect(await refusal(again)).toMatchObject({ code: 'join_declined', status: 409 })
    const other = await joining(marta).chooseOrganization(organizationForm({ idcard: '12.abc.345/01de-35' }))
    expect(other).toEqual({ organization: 'created' })
    const { jobs, status } = await house.as(organizationRoutes, marta).readOrganization({})
    expect({ jobs, status }).toEqual({ jobs: 1, status: 'created' })
    const third = joining(marta).chooseOrganization(organizationForm())
    expect((await refusal(third)).code).toBe('has_organization')
  })

  it('may be requested again a month after being declined', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: false })
    house.clock.pass(30 * 24 * hour)
    expect(await joining(marta).chooseOrganization(organizationForm())).toEqual({ organization: 'asked' })
    expect((await profileOf(marta)).joining).toMatchObject({ idcard, jobName: 'Vendedora de loja' })
  })

  it('is answered only by its own approved members', async () => {
    const { organizationId } = await bakery()
    const { marta } = await register()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const yes = { accountId: marta.accountId, accept: true }
    expect(await refusal(joining(fresh).answerJoinRequest(yes))).toMatchObject({ code: 'profile_not_approved' })
    expect(await refusal(joining(fresh).listJoinRequests({}))).toMatchObject({ code: 'profile_not_approved' })
    expect((await refusal(joining(stranger).answerJoinRequest(yes))).code).toBe('join_not_asked')
    expect((await refusal(joining(marta).answerJoinRequest(yes))).code).toBe('organization_not_found')
    expect(await joining(stranger).listJoinRequests({})).toEqual([])
    expect((await profileOf(marta)).organizationId).toBeNull()
  })

  it('happens at most once with a simultaneous link, acceptance and decline', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    const id = linkTo(marta.email)
    const answer = (accept: boolean) => joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept })
    const outcomes = await Promise.allSettled([open(marta, id), answer(true), answer(false)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('ends for a newcomer whom a member removes, together with what they wrote', async () => {
    const { organizationId, bruno } = await bakery()
    const { marta } = await register()
    await open(marta, linkTo(marta.email))
    const kept = await insertJob(house, { organizationId, created_by: bruno.accountId })
    await joining(bruno).putOutMember({ accountId: marta.accountId })
    expect(await profileOf(marta)).toMatchObject({ organizationId: null, joining: null })
    const jobs = await house.database.selectFrom('job').select('id').execute()
    expect(jobs).toEqual([{ id: kept }])
    await work()
    expect(lettersSent()).toContainEqual([marta.email, 'Você não faz mais parte da empresa Padaria Aurora'])
    expect((await refusal(joining(bruno).putOutMember({ accountId: marta.accountId }))).code).toBe('member_not_found')
  })

  it('is told to colleagues and to who ended it, who isn’t asked to speak to themselves', async () => {
    const { bruno, organizationId } = await bakery()
    const elisa = await insertRecruiter(house, { organizationId, name: 'Elisa Prado' })
    const { marta } = await register()
    await open(marta, linkTo(marta.email))
    await work()
    house.letters.length = 0
    const blocked = await insertRecruiter(house, { organizationId, name: 'Davi Rocha', status: 'blocked' })
    await joining(bruno).putOutMember({ accountId: marta.accountId })
    await work()
    const textTo = ({ accountId }: Person) => house.letters.find(({ to }) => to === emails.get(accountId))?.text
    const accounts = await house.database.selectFrom('account').select(['id', 'email']).execute()
    const emails = new Map(accounts.map(({ id, email }) => [id, email]))
    expect(textTo(elisa)).toContain('Bruno Lima tirou')
    expect(textTo(elisa)).toContain('Fale com Bruno Lima')
    expect(textTo(bruno)).toContain('Você tirou')
    expect(textTo(bruno)).not.toContain('Bruno Lima')
    expect(textTo(bruno)).toContain('Não foi você?')
    expect(textTo(blocked)).toBeUndefined()
  })

  it('can’t be ended by oneself, or by a newcomer', async () => {
    const { organizationId, bruno } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const out = (by: Person, of: Person) => refusal(joining(by).putOutMember({ accountId: of.accountId }))
    expect(await out(bruno, bruno)).toMatchObject({ code: 'member_yourself', status: 409 })
    expect((await out(fresh, bruno)).code).toBe('profile_not_approved')
  })

  it('ends with the organisation: those who asked are notified, keep account and job, and can register another one', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    house.letters.length = 0
    await house.as({ deleteOrganization: deleteOrganizationRoute }, bruno).deleteOrganization({})
    await work()
    expect(lettersSent()).toHaveLength(2)
    expect(lettersSent()).toContainEqual(['marta@bomdia.example', 'A empresa Padaria Aurora saiu do Trampolim'])
    expect(lettersSent()).toContainEqual([expect.stringContaining('@aurora.example'), 'Sua conta foi excluída'])
    expect(await profileOf(marta)).toMatchObject({ organizationId: null, joining: null })
    expect(await joining(marta).chooseOrganization(organizationForm())).toEqual({ organization: 'created' })
    expect((await house.as(organizationRoutes, marta).readOrganization({})).jobs).toBe(1)
  })

  it('isn’t possible in any way for a person whom a reviewer has blocked meanwhile', async () => {
    const { bruno } = await bakery()
    const { marta } = await register()
    const id = linkTo(marta.email)
    await house.database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', '=', marta.accountId)
      .execute()
    expect((await refusal(open(marta, id))).code).toBe('profile_blocked')
    expect((await refusal(joining(marta).resendJoinLink({}))).code).toBe('profile_blocked')
    expect(await joining(bruno).listJoinRequests({})).toEqual([])
    const yes = joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: true })
    expect((await refusal(yes)).code).toBe('join_not_asked')
    expect(await profileOf(marta)).toMatchObject({ organizationId: null, joining: { idcard } })
    expect(await house.database.selectFrom('job').select('id').execute()).toEqual([])
    await joining(marta).withdrawJoining({})
  })

  it('lists the requests, the earliest first', async () => {
    const { bruno } = await bakery()
    const { marta } = await register('marta@gmail.com')
    house.clock.pass(hour)
    const second = await register('nina@gmail.com', '11987654322')
    await joining(marta).withdrawJoining({})
    house.clock.pass(hour)
    await joining(marta).chooseOrganization(organizationForm())
    const asking = await joining(bruno).listJoinRequests({})
    expect(asking.map(({ accountId }) => accountId)).toEqual([second.marta.accountId, marta.accountId])
  })

  it('sends members a limited number of letters for many requests', async () => {
    const { bruno } = await bakery()
    for (let n = 0; n < 12; n++) await register(`pessoa${n}@gmail.com`, `119876543${10 + n}`)
    expect(house.letters.filter(({ to }) => to === bruno.email)).toHaveLength(10)
    expect(await joining(bruno).listJoinRequests({})).toHaveLength(12)
  })

  it('isn’t asked for or withdrawn while a reviewer reads the profile, and outdates what one has read before', async () => {
    const { bruno } = await bakery()
    const other = '12ABC34501DE35'
    await insertOrganization(house, { idcard: other })
    const { marta } = await register('marta@gmail.com')
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const review = house.as(reviewRoutes, rita)
    const { items } = await review.reviewQueue({})
    const { id } = items.find(({ subject }) => subject === 'recruiter') as { id: string }
    const { edition } = await review.claimReview({ id })
    expect((await refusal(joining(marta).withdrawJoining({}))).code).toBe('profile_in_review')
    await joining(bruno).answerJoinRequest({ accountId: marta.accountId, accept: false })
    await work()
    expect(await review.readReview({ id })).toMatchObject({ company: null, jobsSoFar: null })
    const elsewhere = () => joining(marta).chooseOrganization(organizationForm({ idcard: other }))
    expect(await refusal(elsewhere())).toMatchObject({ code: 'profile_in_review', status: 409 })
    await review.releaseReview({ id })
    expect(await elsewhere()).toEqual({ organization: 'asked' })
    const decided = review.decideReview({ id, edition, decision: 'approve' })
    expect((await refusal(decided)).code).toBe('review_changed')
    const read = await review.readReview({ id })
    await joining(marta).withdrawJoining({})
    const late = review.decideReview({ id, edition: read.edition, decision: 'approve' })
    expect((await refusal(late)).code).toBe('review_changed')
    expect((await profileOf(marta)).organizationId).toBeNull()
  })
})
