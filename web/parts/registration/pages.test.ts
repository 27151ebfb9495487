import { draft, secret, today } from '@trampolim/tests/samples/registration-draft.ts'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { emptyRegistration, noSecret, type RegistrationDraft } from './draft.ts'
import {
  fieldsOf,
  isLater,
  pageAfter,
  pageBefore,
  pageNamed,
  pageOf,
  pagesFor,
  progressAt,
  registrationPages,
} from './pages.ts'
import { noVerification } from './person-draft.ts'
import { faultsOfPage, reachable } from './write-registration.ts'

describe('a page of the registration', () => {
  it('returns only its own faults', () => {
    const empty = (page: (typeof registrationPages)[number]) =>
      Object.keys(faultsOfPage(page, emptyRegistration, { secret: noSecret, today }))
    expect(empty('you')).toEqual(['name', 'birthDate', 'cpf', 'gender'])
    expect(empty('contact')).toEqual(['email', 'phones.0.phone', 'zipCode', 'cityState', 'district', 'street'])
    expect(empty('access')).toEqual(['password', 'confirmPassword', 'agreeTerms'])
    expect(empty('phone')).toEqual(['code'])
    expect(empty('code')).toEqual(['code'])
    expect(empty('goals')).toEqual(['occupations.0.cbo'])
    expect(empty('skills')).toEqual([])
  })

  it('reports a person who is too young', () => {
    const faults = faultsOfPage('you', { ...draft, birthDate: '11/03/2012' }, { secret, today })
    expect(faults).toEqual({ birthDate: faultText('under_age') })
  })

  it('is reached only through those before it', () => {
    expect(reachable('summary', emptyRegistration, { today })).toBe('you')
    expect(reachable('summary', { ...draft, street: '' }, { today })).toBe('contact')
    const unproved = { ...draft, phoneVerification: { ...draft.phoneVerification, verified: false } }
    expect(reachable('summary', unproved, { today })).toBe('phone')
    expect(reachable('summary', { ...unproved, phoneVerification: noVerification }, { today })).toBe('contact')
    expect(reachable('summary', { ...unproved, phoneUnreachable: true }, { today })).toBe('summary')
    expect(reachable('summary', { ...draft, agreeTerms: false }, { today })).toBe('access')
    expect(reachable('summary', { ...draft, email: 'outra@exemplo.com.br' }, { today })).toBe('code')
    expect(reachable('summary', draft, { today })).toBe('summary')
  })

  it('is found by its fields, and has a previous and a next one', () => {
    for (const page of registrationPages) {
      const [field = ''] = fieldsOf(page)
      if (page !== 'code' && page !== 'summary') expect(pageOf(field)).toBe(page)
    }
    expect(pageOf('experiences.0.companyName')).toBe('experience')
    expect(pageOf('')).toBe('summary')
    expect([pageBefore('you', draft), pageAfter('you', draft), pageAfter('summary', draft)]).toEqual([
      null,
      'contact',
      'summary',
    ])
    expect(pageBefore('access', draft)).toBe('phone')
    expect(pageBefore('access', { ...draft, phoneUnreachable: true })).toBe('contact')
    expect(pageNamed('constructor')).toBe('you')
  })

  it.each([
    ['quick', 'professional', 3, 7],
    ['quick', 'internship', 3, 8],
    ['quick', 'apprentice', 3, 8],
    ['full', 'professional', 10, 12],
    ['full', 'internship', 10, 13],
  ])('shows the progress, counting down: %s, %s', (way, cvType, most, count) => {
    const reached = { ...draft, way, cvType }
    const pages = pagesFor(reached)
    const progress = pages.map((page) => progressAt(page, reached))
    const minutes = progress.map((each) => each.minutes)
    expect(minutes[0]).toBe(most)
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
    expect(minutes.at(-1)).toBe(1)
    expect(progress.map(({ step }) => step)).toEqual(pages.map((_, at) => at))
    expect(pages).toHaveLength(count)
    expect(new Set(progress.map(({ steps }) => steps))).toEqual(new Set([count]))
    const unreached = { ...reached, phoneUnreachable: true }
    expect(pagesFor(unreached)).toHaveLength(count - 1)
    expect(progressAt('access', unreached).step).toBe(2)
  })

  it('says of each page that can wait how long it takes', () => {
    const full = { ...draft, way: 'full' }
    const own = pagesFor(full).flatMap((page) => progressAt(page, full).own ?? [])
    expect(own).toEqual([2, 2, 1, 1, 1])
  })

  it('goes through what stands already, also in the quick registration', () => {
    const waiting = ['experience', 'studies', 'skills', 'video', 'availability'] as const
    expect(pagesFor(draft).filter(isLater)).toEqual([])
    expect(pagesFor({ ...draft, way: 'full' }).filter(isLater)).toEqual(waiting)
    const { curriculum } = draft
    const said: [string, Partial<RegistrationDraft>][] = [
      ['experience', { curriculum: { ...curriculum, additionalExperiences: 'Feira aos sábados' } }],
      ['studies', { curriculum: { ...curriculum, courses: 'NR-10' } }],
      ['skills', { curriculum: { ...curriculum, file: { id: 'f1', name: 'cv.pdf' } } }],
      ['video', { curriculum: { ...curriculum, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' } }],
      ['availability', { availability: { ...draft.availability, type: 'default' } }],
    ]
    for (const [page, part] of said) expect(pagesFor({ ...draft, ...part }).filter(isLater)).toEqual([page])
    expect(pageAfter('goals', draft)).toBe('summary')
    expect(pageAfter('video', draft)).toBe('summary')
    expect(pageBefore('video', draft)).toBe('goals')
  })

  it('asks an intern for a course and an apprentice for areas, and nobody for the other’s', () => {
    const of = (cvType: string) => ({ ...draft, cvType })
    expect(pageAfter('goals', of('internship'))).toBe('internship')
    expect(pageAfter('goals', of('apprentice'))).toBe('apprentice')
    expect(reachable('internship', draft, { today })).toBe('goals')
    expect(reachable('summary', of('internship'), { today })).toBe('internship')
    expect(reachable('apprentice', of('internship'), { today })).toBe('goals')
    const { curriculum } = draft
    const young = { ...of('apprentice'), birthDate: '31/12/2009' }
    expect(reachable('summary', young, { today })).toBe('apprentice')
    const told = { ...young, curriculum: { ...curriculum, apprenticeCourses: ['vendas'] } }
    expect(reachable('summary', told, { today })).toBe('summary')
    expect(reachable('summary', { ...told, birthDate: draft.birthDate }, { today })).toBe('goals')
  })
})
