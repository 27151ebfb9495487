import { insertNotice, noticeForm } from '@trampolim/tests/fixtures/notices.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { tidyNotices } from './background.ts'
import { noticeRoutes } from './routes.ts'

const day = 24 * 60 * 60

describe('a notice', async () => {
  const house = await testHouse()
  const { database } = house
  const { hiring } = selectionIn(house)
  const as = (who: Person | null = null) => house.as(noticeRoutes, who)
  const rita = () => insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })

  it('is shown to nobody else until a reviewer approves it, and its author is notified', async () => {
    const reviewer = await rita()
    const { bruno } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    expect(await codeOf(as().readNotice({ id }))).toBe('notice_not_found')
    expect((await as().listNotices({})).total).toBe(0)
    const waiting = await as(reviewer).listNoticesToReview({})
    expect(waiting).toMatchObject({ waiting: 1, items: [{ id, company: 'Padaria Aurora', overdue: false }] })
    const approval = { id, from: 'pending', edition: 1, decision: 'approved' } as const
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => as(reviewer).decideNotice(approval)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codeOf(as(reviewer).decideNotice(approval))).toBe('already_decided')
    const rejection = { ...approval, decision: 'rejected', reason: 'Pede dinheiro.' } as const
    expect(await codeOf(as(reviewer).decideNotice(rejection))).toBe('already_decided')
    await house.work({ handlers: letterHandlers })
    expect(house.letters.splice(0).map(({ subject }) => subject)).toEqual(['Seu aviso está publicado'])
    expect(await as().readNotice({ id })).toMatchObject({
      ...{ title: 'Portas abertas', city: 'São Paulo', starts: '2026-03-20T12:00:00.000Z', organizationPage: true },
    })
    const { content } = await as().readNoticeCalendar({ id })
    expect(content).toContain('SUMMARY:Portas abertas')
    expect(content).toContain('DTSTART;TZID=America/Sao_Paulo:20260320T090000')
    const [entry] = (await house.as(reviewRoutes, reviewer).auditLog({})).items
    expect(entry).toMatchObject({ action: 'notice.approved', name: 'Portas abertas' })
  })

  it('is handed in once however often it is sent, if its sender wants that', async () => {
    const { bruno } = await hiring()
    const send = (changes = {}) => as(bruno).writeNotice({ ...noticeForm, ...changes, once: true })
    const sent = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await send({ title: 'Oficina aberta' })
    expect((await as(bruno).listOwnNotices({})).total).toBe(2)
    await as(bruno).withdrawNotice({ id: sent[0]?.id ?? '' })
    expect((await send()).id).not.toBe(sent[0]?.id)
    expect((await as(bruno).listOwnNotices({})).items.filter(({ status }) => status === 'pending')).toHaveLength(2)
  })

  it('is rejected with a reason or a rule, which its organisation reads', async () => {
    const reviewer = await rita()
    const { bruno, elisa } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    const rejection = { id, from: 'pending', edition: 1, decision: 'rejected' } as const
    expect(await codeOf(as(reviewer).decideNotice(rejection))).toBe('reason_required')
    await as(reviewer).decideNotice({ ...rejection, rule: 'discriminatory_content', reason: 'Só aceita mulheres.' })
    const reason = 'O anúncio não pode ter conteúdo discriminatório. Só aceita mulheres.'
    expect(await as(elisa).listOwnNotices({})).toMatchObject({
      items: [{ status: 'rejected', reason }],
      ...{ shown: true, mayWrite: true },
    })
    expect(await codeOf(as().readNotice({ id }))).toBe('notice_not_found')
  })

  it('is withdrawn instead of corrected after it was rejected, and then stays withdrawn', async () => {
    const reviewer = await rita()
    const { bruno } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    await as(reviewer).decideNotice({ id, from: 'pending', edition: 1, decision: 'rejected', reason: 'Pede dinheiro.' })
    await as(bruno).withdrawNotice({ id })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ status: 'withdrawn', reason: 'Pede dinheiro.' })
    expect(await codeOf(as(bruno).editNotice({ ...noticeForm, id, edition: 1, text: 'É de graça.' }))).toBe(
      'notice_gone',
    )
    expect(await codeOf(as(bruno).withdrawNotice({ id }))).toBe('move_not_allowed')
    expect((await as(reviewer).listNoticesToReview({})).waiting).toBe(0)
  })

  it('disappears once it is taken down, withdrawn or past, and never comes back', async () => {
    const reviewer = await rita()
    const { bruno, organizationId } = await hiring()
    const down = await insertNotice(house, { organizationId, writtenBy: bruno.accountId })
    const withdrawn = await insertNotice(house, { organizationId })
    const past = await insertNotice(house, { organizationId })
    const ofDown = { id: down, from: 'approved', edition: 1 } as const
    await as(reviewer).decideNotice({ ...ofDown, decision: 'rejected', reason: 'Cobra taxa.' })
    await house.work({ handlers: letterHandlers })
    expect(house.letters.splice(0)[0]).toMatchObject({ subject: 'Tiramos seu aviso do ar' })
    const { bruno: other } = await hiring()
    expect(await codeOf(as(other).withdrawNotice({ id: withdrawn }))).toBe('notice_not_found')
    await as(bruno).withdrawNotice({ id: withdrawn })
    house.clock.pass(11 * day)
    for (const id of [down, withdrawn, past]) expect(await codeOf(as().readNotice({ id }))).toBe('notice_gone')
    expect((await as().listNotices({})).total).toBe(0)
    expect(
      await codeOf(as(reviewer).decideNotice({ id: withdrawn, from: 'pending', edition: 1, decision: 'approved' })),
    ).toBe('notice_gone')
  })

  it('ends the day after, and is deleted 180 days later, with its name in the audit', async () => {
    const reviewer = await rita()
    const { organizationId } = await hiring()
    const waiting = await insertNotice(house, { organizationId, status: 'pending' })
    const approved = await insertNotice(house, { organizationId })
    await as(reviewer).decideNotice({ id: waiting, from: 'pending', edition: 1, decision: 'approved' })
    const statuses = async () =>
      (
        await database.selectFrom('notice').select('status').where('organization_id', '=', organizationId).execute()
      ).map(({ status }) => status)
    house.clock.pass(10 * day)
    await tidyNotices(house)
    expect(await statuses()).toEqual(['approved', 'approved'])
    house.clock.pass(day)
    await tidyNotices(house)
    expect(await statuses()).toEqual(['ended', 'ended'])
    expect(await codeOf(as().readNotice({ id: approved }))).toBe('notice_gone')
    house.clock.pass(180 * day)
    await tidyNotices(house)
    expect(await statuses()).toHaveLength(2)
    house.clock.pass(1)
    await tidyNotices(house)
    expect(await statuses()).toEqual([])
    expect((await house.as(reviewRoutes, reviewer).auditLog({})).items[0]).toMatchObject({ name: null })
  })

  it('that ended before a reviewer read it is said never to have been published', async () => {
    const { bruno, organizationId } = await hiring()
    const read = await insertNotice(house, { organizationId })
    const unread = await insertNotice(house, { organizationId, status: 'pending' })
    house.clock.pass(11 * day)
    await tidyNotices(house)
    expect((await as(bruno).listOwnNotices({})).items).toMatchObject([
      { id: unread, status: 'ended', published: false },
      { id: read, status: 'ended', published: true },
    ])
  })

  it('disappears with an organisation that is blocked or deleted, and stays when its author leaves', async () => {
    const reviewer = await rita()
    const { bruno, elisa, organizationId } = await hiring()
    const id = await insertNotice(house, { organizationId, writtenBy: bruno.accountId })
    const waiting = await insertNotice(house, { organizationId, status: 'pending' })
    await database.deleteFrom('account').where('id', '=', bruno.accountId).execute()
    expect(await as().readNotice({ id })).toMatchObject({ company: 'Padaria Aurora' })
    await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
    expect(await codeOf(as().readNotice({ id }))).toBe('notice_not_found')
    expect((await as().listNotices({})).total).toBe(0)
    expect(await as(elisa).listOwnNotices({})).toMatchObject({ shown: false, mayWrite: false })
    expect(
      await codeOf(as(reviewer).decideNotice({ id: waiting, from: 'pending', edition: 1, decision: 'approved' })),
    ).toBe('organization_not_approved')
  })

  it('is decided on without a letter to an author who has left the organisation', async () => {
    const reviewer = await rita()
    const { bruno, elisa } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    const other = await as(elisa).writeNotice({ ...noticeForm, title: 'Oficina aberta' })
    const leave = (who: Person) =>
      database.updateTable('recruiter').set({ organization_id: null }).where('account_id', '=', who.accountId).execute()
    await leave(bruno)
    for (const each of [id, other.id])
      await as(reviewer).decideNotice({ id: each, from: 'pending', edition: 1, decision: 'approved' })
    await as(elisa).editNotice({ ...noticeForm, id, edition: 1, text: 'É de graça.' })
    await leave(elisa)
    await as(reviewer).decideNotice({ id, from: 'edited', edition: 2, decision: 'rejected', reason: 'Pede dinheiro.' })
    await house.work({ handlers: letterHandlers })
    expect(house.letters.map(({ to }) => to)).toEqual([elisa.email])
  })

  it('is found by its words, in any number, without accents, all of them', async () => {
    const { organizationId } = await hiring()
    const ids = [
      await insertNotice(house, { organizationId, title: 'Mutirão de contratação de padeiros' }),
      await insertNotice(house, { organizationId, title: 'Oficina de confeitaria', how_to: 'Traga o currículo.' }),
      await insertNotice(house, { organizationId, title: 'Mutirão antigo', status: 'withdrawn' }),
    ]
    const found = async (text: string) => (await as().listNotices({ text })).items.map(({ id }) => id)
    expect(await found('mutirao padeiro')).toEqual([ids[0]])
    expect(await found('CURRICULO')).toEqual([ids[1]])
    expect(await found('mutirão de confeitaria')).toEqual([])
    expect(await found("'); drop table notice; --")).toEqual([])
    expect(await found('de')).toEqual([])
    const asNew = async (asked: { text?: string; state?: 'SP' | 'RR'; city?: string }) =>
      (await as().listNewNotices(asked)).map(({ id }) => id)
    expect(await asNew({ text: 'mutirao padeiro' })).toEqual([ids[0]])
    const [{ city, state } = { city: '', state: '' }] = await as().listNewNotices({})
    expect((await asNew({ city: city.toUpperCase(), state: state as 'SP' })).toSorted()).toEqual([ids[0], ids[1]])
    expect(await asNew({ state: 'RR' })).toEqual([])
  })

  it('is in the site map and the list of new ones while it is to come, with when this version was approved', async () => {
    const { organizationId } = await hiring()
    const first = await insertNotice(house, { organizationId })
    const published = house.now().toISOString()
    house.clock.pass(60)
    const second = await insertNotice(house, { organizationId })
    await insertNotice(house, { organizationId, status: 'pending' })
    expect(await as().noticeParts({})).toEqual([{ part: 1, modified: house.now().toISOString() }])
    expect(await as().noticePart({ part: 1 })).toMatchObject([{ id: first, modified: published }, { id: second }])
    expect((await as().listNewNotices({})).map(({ id }) => id)).toEqual([second, first])
    expect(await as().readNotice({ id: first })).toMatchObject({ published })
    expect(await codeOf(as().noticePart({ part: 2 }))).toBe('page_not_found')
    house.clock.pass(11 * day)
    expect([await as().noticeParts({}), await as().listNewNotices({})]).toEqual([[], []])
    expect(await codeOf(as().noticePart({ part: 1 }))).toBe('page_not_found')
  })

  it('is found by state, municipality and kind, page by page', async () => {
    const { organizationId } = await hiring()
    const house1 = await insertNotice(house, { organizationId })
    await insertNotice(house, { organizationId, kind: 'training', day: '2026-03-12' })
    const found = async (filter: object) => (await as().listNotices(filter)).total
    expect((await as().listNotices({ size: 1, page: 2 })).items.map(({ id }) => id)).toEqual([house1])
    expect(await found({ state: 'SP', city: 'São Paulo' })).toBe(2)
    expect(await found({ kind: 'training' })).toBe(1)
    expect(await found({ state: 'AC' })).toBe(0)
    expect(await found({ city: 'Rio Branco' })).toBe(0)
  })

  it('says what is wrong with it, field by field', async () => {
    const { bruno } = await hiring()
    const wrong = { ...noticeForm, day: '2026-03-09', end: '08:00', link: 'http://a.com.br', city: 'Atlântida' }
    expect((await refusal(as(bruno).writeNotice(wrong))).fields).toMatchObject({
      day: { code: 'date_in_past' },
      end: { code: 'ends_before_start' },
      link: { code: 'invalid_https_link' },
      city: { code: 'unknown_city' },
    })
  })
})
