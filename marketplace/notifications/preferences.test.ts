import { expect, test } from 'vitest'
import { asksForAnswer, hasPlainLetter, kindNames, kindOf, mailFrequencies, notificationKinds } from './kinds.ts'
import { leadsTo } from './leads-to.ts'
import { isFixed, isOffered, kindsOf, mailsOf, usualWish, wishOf } from './preferences.ts'

const nothing = { inApp: false, mail: 'never' } as const

test.each([
  // kind, the resulting preference if a person wants nothing of it, the sides to which that is offered
  ['moved', { inApp: false, mail: 'never' }, ['candidate']],
  ['alert', { inApp: false, mail: 'never' }, ['candidate']],
  ['application', { inApp: false, mail: 'never' }, ['recruiter']],
  ['review', { inApp: true, mail: 'at-once' }, []],
  ['security', { inApp: true, mail: 'at-once' }, []],
  ['colleague', { inApp: true, mail: 'at-once' }, []],
] as const)('of %s the choice counts where there is one', (kind, counts, offered) => {
  expect(wishOf(kind, nothing)).toEqual(counts)
  expect((['candidate', 'recruiter'] as const).filter((side) => isOffered(kind, { side, wish: nothing }))).toEqual(
    offered,
  )
  expect(isOffered(kind, { side: null, wish: usualWish(kind) })).toBe(false)
})

test.each([
  ['moved', 'at-once'],
  ['alert', 'never'],
  ['application', 'daily'],
  ['jobPaused', 'never'],
  ['security', 'at-once'],
] as const)('%s comes by letter %s without a choice', (kind, mail) => {
  expect(wishOf(kind, undefined)).toEqual({ inApp: true, mail })
})

test('letters of alerts are chosen at the alert', () => {
  expect(mailsOf('alert')).toEqual([])
  expect(isFixed('alert')).toBe(false)
  expect(isOffered('alert', { side: 'candidate', wish: { inApp: true, mail: 'daily' } })).toBe(false)
})

test('people who can choose letters can get them at once, with at least the content of the notification', () => {
  for (const kind of kindNames.filter((each) => mailsOf(each).length > 0)) {
    expect(mailsOf(kind)).toEqual(mailFrequencies)
    const { plainLetters = [], variants } = kindOf(kind)
    expect(variants).toEqual(expect.arrayContaining([...plainLetters]))
  }
  expect(hasPlainLetter('application', 'received')).toBe(true)
  expect(hasPlainLetter('jobEnded', 'closed')).toBe(false)
  expect(hasPlainLetter('moved', 'finalists')).toBe(false)
})

test('each side has its own kinds, and the fixed ones are the same for both', () => {
  expect(kindsOf(null)).toEqual([])
  expect(new Set([...kindsOf('candidate'), ...kindsOf('recruiter')])).toEqual(new Set(kindNames))
  expect(kindsOf('candidate').filter(isFixed)).toEqual(['review', 'security'])
})

const none = { jobId: null, cvId: null }
const job = { jobId: 'a'.repeat(24), cvId: null }

test.each([
  ['application', 'recruiter', { ...job, cvId: 'c'.repeat(24) }, /cv-details\/c+$/],
  ['application', 'recruiter', job, /^\/recruiter\/job\/a+\/selective-process$/],
  ['application', 'recruiter', none, /^\/recruiter\/jobs$/],
  ['moved', 'candidate', job, /^\/selective-process$/],
  ['security', 'candidate', none, /^\/profile\/access$/],
  ['security', 'recruiter', none, /^\/recruiter\/profile\/access$/],
] as const)('%s leads a %s to what is there', (kind, side, to, path) => {
  expect(leadsTo(kind, { side, variant: '', ...to })).toMatch(path)
})

test('a review links to its subject', () => {
  const of = (variant: string, to = none as typeof job | typeof none) =>
    leadsTo('review', { side: 'recruiter', variant, ...to })
  expect(of('jobApprove', job)).toBe(`/recruiter/job/${job.jobId}/job-details`)
  expect(of('jobApprove')).toBe('/recruiter/jobs')
  expect(of('recruiterReject')).toBe('/recruiter/profile')
  expect(of('organizationApprove')).toBe('/recruiter/organization')
  expect(leadsTo('review', { side: 'candidate', variant: 'candidateReject', ...none })).toBe('/profile')
})

test('every kind links its readers to a page, and has a type of 0 to 3', () => {
  for (const kind of kindNames) {
    for (const side of kindOf(kind).sides) {
      for (const variant of notificationKinds[kind].variants) {
        expect(leadsTo(kind, { side, variant, ...none })).toMatch(side === 'recruiter' ? /^\/recruiter\// : /^\//)
      }
    }
  }
})

test('an answer is asked for by variants that there are', () => {
  for (const kind of kindNames) {
    const { asks = [], variants } = kindOf(kind)
    expect(variants).toEqual(expect.arrayContaining([...asks]))
  }
  expect(asksForAnswer('interview', 'set')).toBe(true)
  expect(asksForAnswer('interview', 'canceled')).toBe(false)
  expect(asksForAnswer('moved', 'interviews')).toBe(false)
})
