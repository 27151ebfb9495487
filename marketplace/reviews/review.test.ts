import { describe, expect, it } from 'vitest'
import { hasLapsed, isHeldByAnother, lackOfDecision, mayStayAsIs, reviewDecisions, statusOfDecision } from './review.ts'

describe('a decision', () => {
  it.each([
    [{ decision: 'approve' }, undefined],
    [{ decision: 'reject' }, 'reason_required'],
    [{ decision: 'reject', reason: '  ' }, 'reason_required'],
    [{ decision: 'block', reason: 'Dados de terceiros' }, undefined],
    [{ decision: 'request_changes' }, 'no_change_requested'],
    [{ decision: 'request_changes', changes: [{ field: 'jobName', remark: ' ' }] }, 'no_change_requested'],
    [{ decision: 'request_changes', changes: [{ field: 'jobName', remark: 'Sem CAIXA ALTA' }] }, undefined],
  ] as const)('%o lacks %o', (decision, lack) => {
    expect(lackOfDecision(decision)).toBe(lack)
  })

  it('lets only what it blocked be handed in again unchanged', () => {
    expect(reviewDecisions.filter((decision) => mayStayAsIs({ decision }))).toEqual(['block'])
  })

  it('leads to a status', () => {
    const decisions = ['approve', 'reject', 'block', 'request_changes'] as const
    expect(decisions.map(statusOfDecision)).toEqual(['approved', 'rejected', 'blocked', 'pending'])
  })
})

describe('a claim', () => {
  const claim = { reviewer: 'rita', claimed: new Date('2026-04-20T12:00:00Z') }
  const soon = new Date('2026-04-20T12:29:59Z')
  const late = new Date('2026-04-20T12:30:00Z')

  it('keeps others out for 30 minutes', () => {
    expect(isHeldByAnother(claim, { reviewer: 'otto', now: soon })).toBe(true)
    expect(isHeldByAnother(claim, { reviewer: 'otto', now: late })).toBe(false)
    expect(isHeldByAnother(claim, { reviewer: 'rita', now: soon })).toBe(false)
    expect(isHeldByAnother(null, { reviewer: 'otto', now: soon })).toBe(false)
    expect([hasLapsed(claim, soon), hasLapsed(claim, late)]).toEqual([false, true])
  })
})
