import { insertNotice, noticeForm } from '@trampolim/tests/fixtures/notices.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { tidyNotices } from './background.ts'
import { noticeRoutes } from './routes.ts'

const day = 24 * 60 * 60

describe('an edit of a notice', async () => {
  const house = await testHouse()
  const { hiring } = selectionIn(house)
  const as = (who: Person | null = null) => house.as(noticeRoutes, who)
  const rita = () => insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
  const subjects = async () => {
    await house.work({ handlers: letterHandlers })
    return house.letters.splice(0).map(({ subject }) => subject)
  }

  /** A published notice of Bruno's with the texts of `noticeForm`. */
  async function published() {
    const reviewer = await rita()
    const { bruno, elisa } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    await as(reviewer).decideNotice({ id, from: 'pending', edition: 1, decision: 'approved' })
    await subjects()
    return { id, reviewer, bruno, elisa }
  }

  it('changes a waiting notice, whose deadline stays, and a decision on the version read before is refused', async () => {
    const reviewer = await rita()
    const { bruno, elisa } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    const before = await as(bruno).readOwnNotice({ id })
    house.clock.pass(day)
    await as(elisa).editNotice({ ...noticeForm, id, edition: 1, title: 'Portas bem abertas' })
    const after = await as(bruno).readOwnNotice({ id })
    expect(after).toEqual({ ...before, title: 'Portas bem abertas', edition: 2 })
    const approval = { id, from: 'pending', decision: 'approved' } as const
    expect(await codeOf(as(reviewer).decideNotice({ ...approval, edition: 1 }))).toBe('notice_changed')
    await as(reviewer).decideNotice({ ...approval, edition: 2 })
    expect(await as().readNotice({ id })).toMatchObject({ title: 'Portas bem abertas' })
  })

  it('of a published one is shown to nobody until a reviewer approves it, and its author is notified', async () => {
    const { id, reviewer, bruno, elisa } = await published()
    const edit = { ...noticeForm, id, edition: 1, text: 'Venha conhecer.', day: '2026-03-21', city: 'Campinas' }
    await as(elisa).editNotice(edit)
    expect(await as().readNotice({ id })).toMatchObject({ text: 'Venha.', day: '2026-03-20', city: 'São Paulo' })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({
      ...{ status: 'approved', text: 'Venha.', edition: 2 },
      edit: { text: 'Venha conhecer.', city: 'Campinas', due: expect.stringMatching(/Z$/), reason: null },
    })
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec((await as().readNoticeCalendar({ id })).content)?.[1])
    const before = await sequence()
    const { waiting, items } = await as(reviewer).listNoticesToReview({})
    expect([waiting, items[0]?.edited, items[0]?.overdue]).toEqual([1, true, false])
    expect(items[0]?.changes).toEqual([
      {
        ...{ field: 'text', before: 'Venha.', after: 'Venha conhecer.' },
        words: [
          { text: 'Venha', kind: 'same' },
          { text: ' conhecer', kind: 'added' },
          { text: '.', kind: 'same' },
        ],
      },
      { field: 'day', before: '2026-03-20', after: '2026-03-21', words: null },
      { field: 'city', before: 'São Paulo', after: 'Campinas', words: null },
    ])
    const approval = { id, from: 'edited', edition: 2, decision: 'approved' } as const
    expect(await codeOf(as(reviewer).decideNotice({ ...approval, edition: 1 }))).toBe('notice_changed')
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => as(reviewer).decideNotice(approval)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codeOf(as(reviewer).decideNotice(approval))).toBe('already_decided')
    expect(await subjects()).toEqual(['Sua mudança no aviso está publicada'])
    expect(await as().readNotice({ id })).toMatchObject({ text: 'Venha conhecer.', city: 'Campinas' })
    expect(await sequence()).toBeGreaterThan(before)
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ edit: null })
    expect((await as(reviewer).listNoticesToReview({})).waiting).toBe(0)
  })

  it('that is refused is kept to be corrected, while the published one stays', async () => {
    const { id, reviewer, bruno } = await published()
    await as(bruno).editNotice({ ...noticeForm, id, edition: 1, howTo: 'Pague R$ 30.' })
    const refused = { id, from: 'edited', edition: 2, decision: 'rejected' } as const
    expect(await codeOf(as(reviewer).decideNotice(refused))).toBe('reason_required')
    await as(reviewer).decideNotice({ ...refused, reason: 'Pede dinheiro.' })
    expect(await subjects()).toEqual(['Sua mudança no aviso não foi aprovada'])
    expect(await as().readNotice({ id })).toMatchObject({ howTo: 'Chegue cedo.' })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({
      edit: { howTo: 'Pague R$ 30.', due: null, reason: 'Pede dinheiro.' },
    })
    await as(bruno).editNotice({ ...noticeForm, id, edition: 2, howTo: 'É de graça.' })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ edit: { howTo: 'É de graça.', reason: null } })
    await as(bruno).editNotice({ ...noticeForm, id, edition: 3 })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ edition: 4, edit: null })
    expect((await as(reviewer).listNoticesToReview({})).waiting).toBe(0)
    expect(await codeOf(as(bruno).editNotice({ ...noticeForm, id, edition: 4 }))).toBe('nothing_changed')
  })

  it('is saved by only one of two people who write at once', async () => {
    const { id, bruno, elisa } = await published()
    const all = await Promise.allSettled(
      [bruno, elisa].map((who, at) => as(who).editNotice({ ...noticeForm, id, edition: 1, title: `Título ${at}` })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = { ...noticeForm, id, edition: 1, title: 'Outro' }
    expect(await refusal(as(bruno).editNotice(again))).toMatchObject({ code: 'notice_changed', status: 409 })
    await as(bruno).editNotice({ ...again, edition: 2 })
  })

  it('of a rejected one hands it in again; of one that is over or of others it is refused', async () => {
    const reviewer = await rita()
    const { bruno, organizationId } = await hiring()
    const { id } = await as(bruno).writeNotice(noticeForm)
    await as(reviewer).decideNotice({ id, from: 'pending', edition: 1, decision: 'rejected', reason: 'Pede dinheiro.' })
    expect(await codeOf(as(bruno).editNotice({ ...noticeForm, id, edition: 1 }))).toBe('nothing_changed')
    house.clock.pass(day)
    await as(bruno).editNotice({ ...noticeForm, id, edition: 1, text: 'É de graça.' })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({
      ...{ status: 'pending', text: 'É de graça.', reason: null, written: house.now().toISOString() },
    })
    expect((await as(reviewer).listNoticesToReview({})).waiting).toBe(1)
    const wrong = { ...noticeForm, id, edition: 2, day: '2026-03-01', city: 'Atlântida' }
    expect((await refusal(as(bruno).editNotice(wrong))).fields).toMatchObject({
      day: { code: 'date_in_past' },
      city: { code: 'unknown_city' },
    })
    const over = await insertNotice(house, { organizationId, status: 'withdrawn' })
    expect(await codeOf(as(bruno).editNotice({ ...noticeForm, id: over, edition: 1 }))).toBe('notice_gone')
    const { bruno: other } = await hiring()
    expect(await codeOf(as(other).editNotice({ ...noticeForm, id, edition: 2 }))).toBe('notice_not_found')
    expect(await codeOf(as(other).readOwnNotice({ id }))).toBe('notice_not_found')
  })

  it('no longer waits for a review once its notice is taken down, and can be submitted again from there', async () => {
    const { id, reviewer, bruno } = await published()
    await as(bruno).editNotice({ ...noticeForm, id, edition: 1, text: 'Outro texto.' })
    const down = { id, from: 'approved', edition: 2, decision: 'rejected', reason: 'Cobra taxa.' } as const
    await as(reviewer).decideNotice(down)
    expect(await subjects()).toEqual(['Tiramos seu aviso do ar'])
    expect(await codeOf(as().readNotice({ id }))).toBe('notice_gone')
    expect((await as(reviewer).listNoticesToReview({})).waiting).toBe(0)
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ edit: { text: 'Outro texto.' } })
    await as(bruno).editNotice({ ...noticeForm, id, edition: 2, text: 'Outro texto.' })
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ status: 'pending', text: 'Outro texto.', edit: null })
  })

  it('that moves the day outlives the day: the notice waits for a reviewer', async () => {
    const { id, reviewer, bruno } = await published()
    await as(bruno).editNotice({ ...noticeForm, id, edition: 1, day: '2026-04-20' })
    house.clock.pass(11 * day)
    await tidyNotices(house)
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ status: 'pending', day: '2026-04-20', edit: null })
    expect(await codeOf(as().readNotice({ id }))).toBe('notice_gone')
    await as(reviewer).decideNotice({ id, from: 'pending', edition: 2, decision: 'approved' })
    expect(await as().readNotice({ id })).toMatchObject({ day: '2026-04-20' })
  })

  it.each(['withdrawn', 'ended'])('no longer waits once its notice is %s', async (end) => {
    const { id, reviewer, bruno } = await published()
    await as(bruno).editNotice({ ...noticeForm, id, edition: 1, text: 'Outro texto.' })
    if (end === 'withdrawn') await as(bruno).withdrawNotice({ id })
    house.clock.pass(11 * day)
    await tidyNotices(house)
    expect(await as(bruno).readOwnNotice({ id })).toMatchObject({ status: end, edit: { due: null } })
    const { waiting, items } = await as(reviewer).listNoticesToReview({})
    expect([waiting, items]).toMatchObject([0, [{ id, edited: false, changes: [], overdue: false }]])
  })
})
