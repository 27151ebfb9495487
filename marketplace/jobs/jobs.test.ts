import { describe, expect, it } from 'vitest'
import { chosen, namesOf } from '../fields/choose.ts'
import { type Fields, isAskedFor } from '../fields/field.ts'
import { minimumExperiences } from '../reference/experience.ts'
import type { JobSpecificType } from '../reference/job-types.ts'
import { closingDate, extendedClosingDate, isClaimed, isExtendable, validThrough } from './closing.ts'
import { type JobFields, jobFields } from './fields.ts'
import {
  givesAwayCompany,
  isExperienceOnlyDesired,
  publicCompanyName,
  publicFields,
  publicKindFields,
  publicTextsOf,
  shownOf,
} from './public-view.ts'
import { answersToKeep, inOrder, isUnmet, type Question, unanswered } from './questionnaire.ts'
import { capCount, mayBeSearched, salaryBucketCodes, salaryBuckets } from './search.ts'
import { jobStatuses } from './status.ts'

const at = (text: string) => new Date(`${text}:00Z`)

describe('closing', () => {
  it('comes 45 days after approval, and 45 more with an extension', () => {
    const closes = closingDate(at('2026-04-20T12:00'))
    expect(closes).toEqual(at('2026-06-04T12:00'))
    expect(extendedClosingDate(closes)).toEqual(at('2026-07-19T12:00'))
    expect(jobStatuses.filter(isExtendable)).toEqual(['job:approved', 'job:disabled'])
  })

  it('is how long structured data is valid, also of a job approved or extended long after it was written', () => {
    expect(validThrough(at('2026-04-20T12:00'))).toEqual(at('2026-06-04T12:00'))
    expect(validThrough(at('2026-04-20T12:00'), at('2026-05-01T00:00'))).toEqual(at('2026-05-01T00:00'))
    expect(validThrough(at('2026-04-20T12:00'), at('2026-07-19T12:00'))).toEqual(at('2026-07-19T12:00'))
  })

  it('gives a reviewer 30 minutes', () => {
    const claimed = at('2026-04-20T12:00')
    expect([isClaimed(claimed, at('2026-04-20T12:29')), isClaimed(claimed, at('2026-04-20T12:30'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('the public view', () => {
  const job = {
    ...{ jobSpecificType: 1, jobName: 'Padeiro', sameAsOwnCompany: false, companyDescription: 'Da Aurora.' },
    ...{ salaryExtra: 'Gorjeta', genderOrder: 1, ageOrderMin: 20, legalException: { ground: 'nature_of_work' } },
  } as JobFields

  it('never shows data that only its owner may read', () => {
    const owners = [
      'genderOrder',
      'ageOrderMin',
      'ageOrderMax',
      'legalException',
      'jobSummaryEmail',
      'area',
      'hierarchy',
    ]
    expect(namesOf(jobFields, { readBy: 'owner' }).toSorted()).toEqual(owners.toSorted())
    const names = Object.keys({ ...publicFields, ...publicKindFields })
    expect(names.filter((name) => owners.includes(name))).toEqual([])
  })

  it('knows all texts that anyone may read, in every field and part of one', () => {
    const written = {
      ...job,
      ...textsOf(jobFields),
      hideContractingCompanyName: false,
      doNotShowSalary: false,
    } as JobFields
    const texts = publicTextsOf(written)
    for (const name of ['jobName', 'keywords', 'question', 'handicapExtraInfo', 'salaryExtra', 'workingHoursCustom']) {
      expect(texts).toContain(`Diz ${name}`)
    }
    for (const name of ['area', 'hierarchy', 'explanation']) expect(texts).not.toContain(`Diz ${name}`)
    const hidden = publicTextsOf({ ...written, hideContractingCompanyName: true, doNotShowSalary: true })
    const said = ['companyDescription', 'district', 'salaryExtra', 'salaryAlt', 'salaryCommission']
    expect(texts.filter((text) => !hidden.includes(text)).toSorted()).toEqual(
      said.map((name) => `Diz ${name}`).toSorted(),
    )
  })

  /** A text in each field that has one, which says the field's name. */
  function textsOf(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
        if (field.is === 'text') return [[name, `Diz ${name}`]]
        if (field.is === 'words') return [[name, [`Diz ${name}`]]]
        if (field.is === 'record') return [[name, textsOf(field.of)]]
        return field.is === 'list' ? [[name, [textsOf(field.of)]]] : []
      }),
    )
  }

  it('hides the company and the salary on request', () => {
    const fields = {
      jobName: jobFields.jobName,
      ...chosen(jobFields, { tells: 'company' }),
      salaryExtra: jobFields.salaryExtra,
    }
    expect(shownOf(fields, job)).toEqual({
      jobName: 'Padeiro',
      companyDescription: 'Da Aurora.',
      salaryExtra: 'Gorjeta',
    })
    const hidden = { hideContractingCompanyName: true, doNotShowSalary: true }
    expect(shownOf(fields, { ...job, ...hidden })).toEqual({
      jobName: 'Padeiro',
      companyDescription: null,
      salaryExtra: null,
    })
  })

  it('names the company or nobody', () => {
    expect(publicCompanyName({ companyName: 'Padaria Aurora' }, { hideContractingCompanyName: false })).toBe(
      'Padaria Aurora',
    )
    expect(publicCompanyName({ companyName: 'Padaria Aurora' }, { hideContractingCompanyName: true })).toBeNull()
    expect(publicCompanyName({ companyName: ' ' }, { hideContractingCompanyName: false })).toBeNull()
  })

  it.each([
    ['Venha para a PADARIA  aurora!', true],
    ['Venha para a padaria Aurorinha', false],
    ['Padária Aurora', true],
    ['Uma padaria', false],
  ])('%o gives the name away: %o', (text, gives) => {
    expect(givesAwayCompany(text, ['Padaria Aurora Ltda.', null, ''])).toBe(gives)
  })

  it('requires at most six months of experience', () => {
    expect(minimumExperiences.codes.filter(isExperienceOnlyDesired)).toEqual([2, 3, 4, 5, 6])
  })
})

describe('a search', () => {
  it.each([
    [{}, false],
    [{ occupation: '  ', location: '' }, false],
    [{ occupation: 'padeiro' }, true],
    [{ location: 'Santos, SP' }, true],
  ])('%o may be made: %o', (asked, may) => {
    expect(mayBeSearched(asked)).toBe(may)
  })

  it('counts exactly to 1,000', () => {
    expect([0, 1000, 1001, 54_321].map(capCount)).toEqual([
      { count: 0, more: false },
      { count: 1000, more: false },
      { count: 1000, more: true },
      { count: 1000, more: true },
    ])
  })

  it('has salary buckets without gap or overlap', () => {
    const buckets = salaryBucketCodes.map((code) => salaryBuckets[code])
    expect(buckets[0]?.from).toBe(0)
    expect(buckets.slice(1).map(({ from }) => from)).toEqual(buckets.slice(0, -1).map(({ to }) => to))
  })
})

describe('a questionnaire', () => {
  const questions: Question[] = [
    { id: 'text', question: 'Por quê?', type: 'text' },
    { id: 'second', question: 'Sábados?', type: 'boolean', useOrderPriority: true, orderPriority: 2 },
    { id: 'first', question: 'Domingos?', type: 'boolean', useOrderPriority: true, orderPriority: 1 },
    { id: 'ignored', question: 'Feriados?', type: 'boolean', useOrderPriority: false, orderPriority: 0 },
  ]

  it('asks by priority, then as written', () => {
    expect(inOrder(questions).map(({ id }) => id)).toEqual(['first', 'second', 'text', 'ignored'])
  })

  it.each([
    ['text', 'porque sim', true],
    ['text', '   ', false],
    ['text', 'x'.repeat(1000), true],
    ['text', 'x'.repeat(1001), false],
    ['first', 'yes', true],
    ['first', 'no', true],
    ['first', 'sim', false],
    ['first', '', false],
  ])('%s answered %o: %o', (questionId, answer, answered) => {
    const open = unanswered(questions, [{ questionId, answer }]).map(({ id }) => id)
    expect(open.includes(questionId)).toBe(!answered)
    expect(open).toHaveLength(answered ? 3 : 4)
  })

  it('drops answers to questions that were not asked', () => {
    const kept = answersToKeep(questions, [
      { questionId: 'text', answer: ' porque sim ' },
      { questionId: 'other', answer: 'x' },
    ])
    expect(kept).toEqual([{ questionId: 'text', question: 'Por quê?', type: 'text', answer: 'porque sim' }])
  })

  it('stores with an answer what the job required at that time, and marks another one', () => {
    const asked = questions.map((each) => (each.id === 'first' ? { ...each, expected: 'yes' as const } : each))
    const kept = (answer: string) => answersToKeep(asked, [{ questionId: 'first', answer }])
    expect(kept('no')).toMatchObject([{ answer: 'no', expected: 'yes' }])
    expect(kept('no').map(isUnmet)).toEqual([true])
    expect(kept('yes').map(isUnmet)).toEqual([false])
    expect(answersToKeep(questions, [{ questionId: 'first', answer: 'no' }]).map(isUnmet)).toEqual([false])
  })
})

it.each([
  ['coursesPanel', [2]],
  ['apprenticeCourse', [3]],
  ['jobName', [1, 2, 3]],
] as const)('%s belongs to kinds %o', (field, kinds) => {
  const belongs = (kind: JobSpecificType) => isAskedFor(jobFields[field], { jobSpecificType: kind })
  expect(([1, 2, 3] as const).filter(belongs)).toEqual(kinds)
})
