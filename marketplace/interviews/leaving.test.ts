import { describe, expect, it } from 'vitest'
import { leavingOf, type OfferedStanding } from './leaving.ts'

const at = (time: string) => new Date(`2026-03-12T${time}:00.000Z`)
const until = (time: string) => ({ since: at('09:00'), until: at(time) })
const standing: OfferedStanding = {
  ...{ step: 'discarded', moved: at('09:00'), unannounced: null, discardedBy: 'recruiter', jobStatus: 'job:approved' },
}
const discarded = { back: 'interviews', announced: 'interviews', ...until('23:59') } as const
const back = { back: 'interviews', announced: 'interviews', ...until('09:10') } as const
const further = { back: 'selectiveProcess', announced: 'interviews', ...until('09:10') } as const
const before = { back: 'curriculums', announced: 'curriculums', ...until('09:10') } as const
const tells = { ends: 'canceled', tells: true } as const
const silent = { ends: 'canceled', tells: false } as const

describe('the offer to a candidate', () => {
  it.each([
    ['in the interviews stands', { step: 'interviews', discardedBy: null }, '12:00', null],
    ['who is a finalist stands', { step: 'finalists', discardedBy: null, jobStatus: 'job:closed' }, '12:00', null],
    ['who is discarded rests for ten minutes', { unannounced: discarded }, '09:09', { rests: at('09:10') }],
    ['who is discarded ends then, and they are told', { unannounced: discarded }, '09:10', tells],
    [
      'who is moved back rests too',
      { step: 'selectiveProcess', discardedBy: null, unannounced: back },
      '09:09',
      { rests: at('09:10') },
    ],
    ['who is moved back ends then', { step: 'selectiveProcess', discardedBy: null, unannounced: back }, '09:10', tells],
    [
      'who is moved back twice rests too',
      { step: 'curriculums', discardedBy: null, unannounced: further },
      '09:05',
      { rests: at('09:10') },
    ],
    [
      'whose move to the interviews is undone ends at once',
      { step: 'selectiveProcess', discardedBy: null, unannounced: null },
      '09:00',
      tells,
    ],
    [
      'whose earlier move remains ends at once',
      { step: 'selectiveProcess', discardedBy: null, unannounced: before },
      '09:00',
      tells,
    ],
    ['who withdraws is their own', { discardedBy: 'candidate' }, '09:00', { ends: 'refused', tells: false }],
    ['of a job that ends is silent', { discardedBy: 'automation', jobStatus: 'job:closed' }, '09:00', silent],
    ['whom the end of the job answers is silent', { jobStatus: 'job:closed' }, '09:10', silent],
    ['of a deleted job is silent', { step: 'finalists', discardedBy: null, jobStatus: null }, '09:00', silent],
  ] as const satisfies readonly (readonly [string, Partial<OfferedStanding>, string, unknown])[])(
    '%s',
    (_, changes, now, expected) => {
      expect(leavingOf({ ...standing, ...changes }, at(now))).toEqual(expected)
    },
  )
})
