import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'
import {
  emptyRegistration,
  firstPhone,
  isPhoneVerified,
  isVerified,
  noSecret,
  noVerification,
  type RegistrationDraft,
  registrationFromForm,
  shapedRegistration,
} from './draft.ts'
import { fieldsOf, pageAfter, pageBefore, pageNamed, pageOf, pagesFor, progressAt, registrationPages } from './pages.ts'
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
    expect([pageBefore('you', draft), pageAfter('you'), pageAfter('summary')]).toEqual([null, 'contact', 'summary'])
    expect(pageBefore('access', draft)).toBe('phone')
    expect(pageBefore('access', { phoneUnreachable: true })).toBe('contact')
    expect(pageNamed('constructor')).toBe('you')
  })

  it('shows the progress, counting down from three minutes', () => {
    const reached = { phoneUnreachable: false }
    const minutes = registrationPages.map((page) => progressAt(page, reached).minutes)
    expect(minutes[0]).toBe(3)
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
    expect(minutes.at(-1)).toBe(1)
    expect(registrationPages.map((page) => progressAt(page, reached).step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(progressAt('access', { phoneUnreachable: true }).step).toBe(2)
    expect(pagesFor({ phoneUnreachable: true })).toHaveLength(9)
  })
})
