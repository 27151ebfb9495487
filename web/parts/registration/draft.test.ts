import { draft, secret, today } from '@trampolim/tests/samples/registration-draft.ts'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'
import { emptyRegistration, isVerified, registrationFromForm, shapedRegistration } from './draft.ts'
import { pageOf } from './pages.ts'
import { firstPhone, isPhoneVerified } from './person-draft.ts'
import { faultsOfPage, faultsOfRegistration, registrationInput } from './write-registration.ts'

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
    expect(faultsOfRegistration({ ...draft, city: 'Santo Antônio', cityState: '' }, { secret, today })).toEqual({
      cityState: faultText('unknown_municipality'),
    })
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
