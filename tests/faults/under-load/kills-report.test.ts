import { describe, expect, it } from 'vitest'
import type { Asked } from '../../load/asked.ts'
import { sumUp } from './kills-report.ts'

const times = { at: 1000, ended: 1000, well: 4000, recovery: 3000, longest: 10_000 }
const kill = { part: 'the database', ...times, missedLast: 'the replica', crowding: 1 }
const asked: Asked = { action: 'apply', outcome: 'right', at: 500, took: 20 }
const run = {
  kills: [kill],
  asked: [asked],
  besideOthers: false,
  listeners: { count: 4, listening: 4, ends: 1 },
  letters: { taken: 9, repeated: 0 },
  differences: [],
  caughtUp: 200,
  undone: [],
  changes: 9,
  unforeseen: [],
}

describe('a run of kills', () => {
  it('is well if everything came back, and nothing is missing or there twice', () => {
    const { table, problems } = sumUp(run)
    expect(problems).toEqual([])
    expect(table).toMatch(/the database +1 +3\.0 s +3\.0 s/)
  })

  it.each([
    [
      'a late recovery',
      { kills: [{ ...kill, recovery: 11_000 }] },
      /only after 11\.0 s, not 10\.0 s; last came the replica/,
    ],
    [
      'a wrong answer',
      { asked: [{ ...asked, outcome: 'wrong', why: '500' }] },
      /wrong: apply: 500, after 0\.0 s, before any kill/,
    ],
    [
      'a connection without an answer',
      { asked: [{ ...asked, outcome: 'cut', why: 'reset' }] },
      /cut: apply: reset.*and the balancer was there/,
    ],
    ['a late answer', { asked: [{ ...asked, took: 3100 }] }, /1 answers after more than 3 s/],
    ['pages that stay silent', { listeners: { count: 4, listening: 3, ends: 1 } }, /1 pages don't listen again/],
    ['work that is never done', { caughtUp: Number.NaN, undone: ['3 send-letter'] }, /never done: 3 send-letter/],
    ['something lost', { differences: [{ kind: 'application', lost: ['one'], twice: [] }] }, /application: 1 lost/],
    ['something done twice', { differences: [{ kind: 'letter', lost: [], twice: ['one'] }] }, /1 twice \(one\)/],
    ['a process that ended itself', { unforeseen: ['released twice'] }, /ended itself: released twice/],
    ['people who change nothing', { changes: 0 }, /nobody changed anything/],
  ] as const)('is not well with %s', (_name, change, problem) => {
    expect(sumUp({ ...run, ...(change as Partial<typeof run>) }).problems).toEqual([expect.stringMatching(problem)])
  })

  it('accepts connections without an answer only while the balancer is killed', () => {
    const cut: Asked = { ...asked, outcome: 'cut', at: 2000 }
    const balancer = { ...kill, part: 'the balancer' }
    expect(sumUp({ ...run, kills: [balancer], asked: [cut] }).problems).toEqual([])
    expect(sumUp({ ...run, kills: [balancer], asked: [{ ...cut, at: 4001 }] }).problems).toHaveLength(1)
  })

  it('accepts a client that goes away sooner than the recovery may take, on a busy machine', () => {
    const gone: Asked = { ...asked, outcome: 'cut', at: 2000, took: 40_000, why: 'TimeoutError' }
    const busy = { ...run, besideOthers: true, asked: [gone] }
    expect(sumUp(busy).problems).toEqual([expect.stringMatching(/TimeoutError/)])
    expect(sumUp({ ...busy, kills: [{ ...kill, longest: 60_000 }] }).problems).toEqual([])
  })
})
