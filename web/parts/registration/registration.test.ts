import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'
import {
  emptyRegistration,
  isVerified,
  noSecret,
  type RegistrationDraft,
  registrationFromForm,
  shapedRegistration,
} from './draft.ts'
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
import { firstPhone, isPhoneVerified, noVerification } from './person-draft.ts'
import { faultsOfPage, faultsOfRegistration, reachable, registrationInput } from './write-registration.ts'

const today = '2026-03-10'
const secret = { password: 'uma frase curta', confirmPassword: 'uma frase curta' }
const draft: RegistrationDraft = {
  ...emptyRegistration,
  name: 'Maria das Dores',
  email: 'Maria@exemplo.com.br',
  cpf: '529.982.247-25',
  phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
  birthDate: '31/12/1990',
  gender: '2',
  zipCode: '01310-100',
  cityState: '3550308',
  city: 'São Paulo, SP',
  district: 'Bela Vista',
  street: 'Avenida Paulista, 1000',
  agreeTerms: true,
  verification: { id: 'a1', destination: 'maria@exemplo.com.br', verified: true, resendAt: '' },
  phoneVerification: { id: 'b2', destination: '11987654321', verified: true, resendAt: '' },
  curriculum: {
    ...emptyRegistration.curriculum,
    occupations: [{ cbo: '521110', title: 'Vendedor', yearsOfExperience: '2', area: '', hierarchy: '' }],
  },
}

describe('a registration’s draft', () => {
  it('has no faults when it is filled in, and becomes what the call takes', () => {
    expect(faultsOfRegistration(draft, { secret, today })).toEqual({})
    expect(registrationInput(draft, secret)).toMatchObject({
      personalData: { birthDate: '1990-12-31', gender: 2, cityState: 3_550_308, ...secret },
      simpleCvData: { occupations: [{ cbo: '521110', yearsOfExperience: 2 }] },
      coursesData: { formations: [] },
      emailVerificationId: 'a1',
      phoneVerificationId: 'b2',
    })
  })

  it('never contains a password, whatever is sent or was stored', () => {
    const form = new FormData()
    form.set('draft', JSON.stringify({ ...draft, ...secret }))
    form.set('password', secret.password)
    const sent = registrationFromForm(form)
    expect(sent.secret.password).toBe(secret.password)
    expect(JSON.stringify(sent.draft)).not.toContain(secret.password)
    expect(JSON.stringify(shapedRegistration({ ...draft, ...secret }))).not.toContain(secret.password)
  })

  it('drops the number of a retyped city', () => {
    const form = new FormData()
    form.set('draft', JSON.stringify(draft))
    form.set('city', 'Santos, SP')
    expect(registrationFromForm(form).draft).toMatchObject({ city: 'Santos, SP', cityState: '' })
    form.set('city', draft.city)
    expect(registrationFromForm(form).draft.cityState).toBe('3550308')
  })

  it('is verified only for the address to which the code was sent', () => {
    expect(isVerified(draft)).toBe(true)
    expect(isVerified({ ...draft, email: 'outra@exemplo.com.br' })).toBe(false)
    expect(isVerified({ ...draft, verification: { ...draft.verification, verified: false } })).toBe(false)
  })

  it('includes a disability only if the box is ticked', () => {
    const pcdData = {
      ...emptyRegistration.pcdData,
      pcdType: ['visual'],
      handicaps: ['baixa-visao'],
      rehabilitatedDescription: 'Fui telefonista',
    }
    const none = registrationInput({ ...draft, pcdData: { ...pcdData, foundByDisability: true } }, secret)
    expect(none).not.toHaveProperty('pcdData')
    expect(none).not.toHaveProperty('agreeFoundByDisability')
    const answers = { ...pcdData, pcdCondition: true }
    expect(registrationInput({ ...draft, pcdData: answers }, secret).pcdData).toMatchObject({
      pcdCondition: true,
      pcdType: ['visual'],
      handicaps: ['baixa-visao'],
      inssInfo: false,
      rehabilitatedDescription: null,
    })
    expect(registrationInput({ ...draft, pcdData: answers }, secret).agreeFoundByDisability).toBe(false)
    const agreed = registrationInput({ ...draft, pcdData: { ...answers, foundByDisability: true } }, secret)
    expect(agreed.agreeFoundByDisability).toBe(true)
    const reached = registrationInput({ ...draft, pcdData: { ...answers, inssInfo: true } }, secret)
    expect(reached.pcdData).toMatchObject({ inssInfo: true, rehabilitatedDescription: 'Fui telefonista' })
  })

  it('reports a missing disability for its field, also without JavaScript', () => {
    const form = new FormData()
    form.set('draft', JSON.stringify(draft))
    form.append('pcdData.pcdCondition', '')
    form.append('pcdData.pcdCondition', 'on')
    form.append('pcdData.handicaps', '')
    const { draft: sent } = registrationFromForm(form)
    expect(faultsOfPage('you', sent, { secret, today })).toEqual({
      'pcdData.handicaps': faultText('handicap_required'),
    })
    form.append('pcdData.handicaps', 'surdez')
    expect(registrationFromForm(form).draft.pcdData.handicaps).toEqual(['surdez'])
    expect(pageOf('pcdData.handicaps')).toBe('you')
  })

  it('has a verified phone if the code was sent to the present first one', () => {
    const [typed, other] = ['(11) 98765-4321', '(11) 91234-5678'].map((phone) => ({ phone, isWhatsApp: true }))
    expect(firstPhone({ ...draft, phones: [{ phone: '', isWhatsApp: true }, typed!] })).toBe('11987654321')
    expect(isPhoneVerified({ ...draft, phones: [typed!, other!] })).toBe(true)
    expect(isPhoneVerified({ ...draft, phones: [other!, typed!] })).toBe(false)
    expect(registrationInput({ ...draft, phones: [other!] }, secret)).not.toHaveProperty('phoneVerificationId')
  })

  it.each([
    ['31/12/1990', '1990-12-31'],
    ['1/2/1990', '1990-02-01'],
    ['31/12/19', '31/12/19'],
    ['', ''],
  ])('reads the day %j as %j', (typed, day) => {
    expect(dayFrom(typed)).toBe(day)
  })
})

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

describe('the kind of a registration', () => {
  const inProgress = {
    ...emptyRegistration.curriculum.internshipCourses[0],
    ...{
      course: 'Gastronomia',
      schoolLevel: 'TECHNOLOGIST',
      nameOfInstitution: 'Senac',
      institutionCity: 'Campinas, SP',
    },
    ...{ coursePeriod: '3', courseShift: '3' },
  } as RegistrationDraft['curriculum']['internshipCourses'][number]
  const intern = (course: Partial<typeof inProgress>): RegistrationDraft => ({
    ...draft,
    cvType: 'internship',
    curriculum: { ...draft.curriculum, internshipCourses: [{ ...inProgress, ...course }] },
  })

  it('sends only its own fields, an apprentice’s as a variant', () => {
    const apprentice = { ...intern({}), cvType: 'apprentice', birthDate: '31/12/2009' }
    const sent = registrationInput(
      { ...apprentice, curriculum: { ...apprentice.curriculum, apprenticeCourses: ['vendas'] } },
      secret,
    )
    expect(sent.cvTypeData).toEqual({ cvType: 'professional', variant: 'apprentice' })
    expect(sent.simpleCvData).toMatchObject({ apprenticeCourses: ['vendas'], acceptApprenticeOpportunities: true })
    expect(sent.simpleCvData).not.toHaveProperty('internshipCourses')
    expect(registrationInput(draft, secret).simpleCvData).not.toHaveProperty('acceptApprenticeOpportunities')
    const internship = registrationInput(intern({ institutionCityState: '3509502' }), secret)
    expect(internship.cvTypeData).toEqual({ cvType: 'internship' })
    expect(internship.simpleCvData.internshipCourses).toMatchObject([{ institutionCityState: 3_509_502 }])
  })

  it('leaves a town typed in full to the server, which looks it up', () => {
    const on = (lookedUp: boolean, course = {}) =>
      Object.keys(faultsOfPage('internship', intern(course), { secret, today, lookedUp }))
    expect(on(false)).toEqual([])
    expect(on(true)).toEqual(['internshipCourses.0.institutionCityState'])
    expect(on(false, { institutionCity: '' })).toEqual(['internshipCourses.0.institutionCityState'])
    expect(on(false, { course: '' })).toEqual(['internshipCourses.0.course'])
  })
})

describe('what a full registration tells besides', () => {
  it('is sent in its own parts, and times only once they were chosen', () => {
    const quick = registrationInput(draft, secret)
    expect(quick.videoData?.videoUrl ?? '').toBe('')
    expect(quick).not.toHaveProperty('availabilityData')
    const full = registrationInput(
      {
        ...draft,
        curriculum: { ...draft.curriculum, videoUrl: ' https://youtu.be/dQw4w9WgXcQ ' },
        availability: {
          ...draft.availability,
          type: 'custom',
          days: ['saturday'],
          saturday: [{ start: '09:00', end: '13:00' }],
        },
      },
      secret,
    )
    expect(full.videoData).toEqual({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(full.simpleCvData).not.toHaveProperty('videoUrl')
    expect(full.availabilityData).toMatchObject({
      type: 'custom',
      days: { saturday: { available: true, spans: [{ start: '09:00', end: '13:00' }] }, monday: { available: false } },
    })
  })

  it('has its faults on its own pages', () => {
    const wrong: RegistrationDraft = {
      ...draft,
      curriculum: { ...draft.curriculum, videoUrl: 'https://exemplo.com.br' },
      availability: { ...draft.availability, type: 'custom', days: [] },
    }
    const found = Object.keys(faultsOfRegistration(wrong, { secret, today }))
    expect(found.map((field) => [field, pageOf(field)])).toEqual([
      ['videoUrl', 'video'],
      ['days', 'availability'],
    ])
    expect(pageOf('monday.1.start')).toBe('availability')
  })

  it('survives being stored and sent, also from before there were such pages', () => {
    const { way: _, cvType: __, availability: ___, ...before } = draft
    expect(shapedRegistration(before)).toEqual({ ...draft })
    const form = new FormData()
    form.set('draft', JSON.stringify({ ...draft, way: 'full' }))
    form.set('type', 'custom')
    for (const day of ['', 'monday']) form.append('days', day)
    form.set('monday.0.start', '10:00')
    form.set('cvType', 'internship')
    const { draft: sent } = registrationFromForm(form)
    expect(sent).toMatchObject({ way: 'full', cvType: 'internship' })
    expect(sent.availability).toMatchObject({
      type: 'custom',
      days: ['monday'],
      monday: [{ start: '10:00', end: '20:00' }],
    })
  })
})
