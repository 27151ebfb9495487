import { describe, expect, it } from 'vitest'
import { mayMove, move, type Transitions } from '../transitions.ts'
import { faultsOfNotice, isSameNotice } from './fields.ts'
import { type NoticeStatus, noticeEdits, noticeStatuses, noticeTransitions } from './status.ts'

const right = { day: '2026-03-20', start: '09:00', end: '12:00', link: '' }
const today = '2026-03-10'

describe('a notice', () => {
  it.each([
    [{}, []],
    [{ day: today }, []],
    [{ day: '2026-03-09' }, ['date_in_past']],
    [{ day: '2027-03-10' }, []],
    [{ day: '2027-03-11' }, ['date_too_far']],
    [{ end: '09:00' }, ['ends_before_start']],
    [{ link: 'https://empresa.com.br/dia' }, []],
    [{ link: 'http://empresa.com.br' }, ['invalid_https_link']],
    [{ link: 'javascript:alert(1)' }, ['invalid_https_link']],
    [{ link: 'https://empresa@golpe.com.br' }, ['invalid_https_link']],
  ])('with %o has the faults %o', (changes, codes) => {
    expect(faultsOfNotice({ ...right, ...changes }, today).map(({ code }) => code)).toEqual(codes)
  })

  it('moves as its table says, and nowhere once it is over', () => {
    const actors = ['recruiter', 'reviewer', 'automation', 'candidate'] as const
    const moves = noticeStatuses.flatMap((from) =>
      noticeStatuses.flatMap((to) =>
        actors
          .filter((actor) => mayMove(noticeTransitions, { from, to, actor }))
          .map((actor) => `${from} ${to} ${actor}`),
      ),
    )
    expect(moves).toEqual([
      'pending approved reviewer',
      'pending rejected reviewer',
      'pending withdrawn recruiter',
      'pending ended automation',
      'approved pending automation',
      'approved rejected reviewer',
      'approved withdrawn recruiter',
      'approved ended automation',
      'rejected pending recruiter',
      'rejected withdrawn recruiter',
    ])
  })

  it('can be edited until it is over, and is handed in again only where the table of moves says so', () => {
    for (const from of noticeStatuses) {
      const table: Transitions<NoticeStatus> = noticeTransitions
      const isOver = Object.keys(noticeTransitions[from]).length === 0
      expect(noticeEdits[from] === null, from).toBe(isOver)
      const handedIn = mayMove(table, { from, to: 'pending', actor: 'recruiter' })
      expect(noticeEdits[from] === 'hands-in', from).toBe(handedIn)
    }
  })

  it('has an edit that differs in at least one field', () => {
    const content = { ...right, kind: 'other', title: 'a', text: 'b', address: 'c', townId: 1, howTo: 'd' } as const
    expect(isSameNotice(content, { ...content })).toBe(true)
    for (const field of Object.keys(content)) expect(isSameNotice(content, { ...content, [field]: 'x' })).toBe(false)
  })

  it('is rejected with a reason only', () => {
    const asked = { from: 'approved', to: 'rejected', actor: 'reviewer' } as const
    expect(move<NoticeStatus>(noticeTransitions, { ...asked, obstacles: { reason_required: true } })).toEqual({
      ok: false,
      code: 'reason_required',
    })
  })
})
