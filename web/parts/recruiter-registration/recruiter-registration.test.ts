import { organizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { recruiterData } from '@trampolim/contract/gateway/recruiters.ts'
import { jobContent } from '@trampolim/contract/job-content.ts'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { draftField } from '../form/draft/draft-field.ts'
import { emptyJob } from '../job-form/draft/draft.ts'
import { emptyOrganization } from '../organizations/organization-draft.ts'
import { noSecret } from '../registration/draft.ts'
import { emptyRecruiter, isVerified, type RecruiterDraft, recruiterFromForm, shapedRecruiter } from './draft.ts'
import { fieldsOf, pageAfter, pageBefore, pageNamed, pageOf, progressAt, recruiterPages } from './pages.ts'
import { faultsOfPage, faultsOfRecruiter, reachable, recruiterInput } from './write-recruiter.ts'

const secret = { password: 'um trampolim bom', confirmPassword: 'um trampolim bom' }
const required = faultText('required')
const draft: RecruiterDraft = {
  name: 'Joana Prates',
  email: 'Joana@Livraria.com.br',
  phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
  agreeTerms: true,
  verification: { id: 'a'.repeat(24), destination: 'joana@livraria.com.br', verified: true, resendAt: '0' },
  phoneVerification: { id: 'b'.repeat(24), destination: '11987654321', verified: true, resendAt: '0' },
  phoneUnreachable: false,
  organization: {
    ...emptyOrganization,
    idcard: '12.ABC.345/01DE-35',
    employeeNumber: '10',
    branchOfActivity: 'alimentos-e-bebidas',
    dontHaveSite: true,
    zipCode: '01310-100',
    cityState: '3550308',
    city: 'São Paulo, SP',
    district: 'Bela Vista',
    street: 'Avenida Paulista, 1000',
  },
  job: {
    ...emptyJob,
    jobName: 'Livreiro',
    occupation: '521110',
    occupationTitle: 'Vendedor de comércio varejista',
    jobDescription: 'Atender quem procura livros.',
    salaryType: '7',
    workingHoursStart: '09:00',
    workingHoursEnd: '18:00',
    workPlaces: [{ zipCode: '01310-100', qty: '1', district: '', cityState: '3550308', city: 'São Paulo, SP' }],
  },
}

describe('a recruiter’s registration', () => {
  it('sends what the call takes', () => {
    expect(faultsOfRecruiter(draft, { secret })).toEqual({})
    const input = recruiterInput(draft, secret)
    expect(recruiterData.safeParse(input.personalData).error).toBeUndefined()
    expect(organizationContent.safeParse(input.organization).error).toBeUndefined()
    expect(jobContent.safeParse(input.job).error).toBeUndefined()
    expect(input).toMatchObject({
      personalData: { name: 'Joana Prates', ...secret },
      organization: { idcard: '12.ABC.345/01DE-35', employeeNumber: 10, cityState: 3550308, site: null },
      job: { jobName: 'Livreiro', salaryType: 7 },
      phoneVerificationId: draft.phoneVerification.id,
    })
    const retyped = { ...draft, phones: [{ phone: '(11) 91234-5678', isWhatsApp: false }] }
    expect(recruiterInput(retyped, secret)).not.toHaveProperty('phoneVerificationId')
  })

  it('returns only the faults of a page, by the form’s names', () => {
    const empty = (page: (typeof recruiterPages)[number]) =>
      faultsOfPage(page, emptyRecruiter, { secret: noSecret, code: '' })
    expect(empty('you')).toEqual({ name: required, email: required, 'phones.0.phone': faultText('phone_required') })
    expect(Object.keys(empty('access'))).toEqual(expect.arrayContaining(['password', 'agreeTerms']))
    expect(empty('company')).toEqual({
      idcard: required,
      employeeNumber: required,
      branchOfActivity: required,
      site: faultText('site_required'),
    })
    expect(Object.keys(empty('address'))).toEqual(['zipCode', 'cityState', 'district', 'street'])
    expect(Object.keys(empty('job')).toSorted()).toEqual(['jobDescription', 'jobName', 'occupation'])
    expect(empty('pay')).toEqual({ salaryRange: required })
    expect(empty('people')).toEqual({})
    expect(empty('extras')).toEqual({})
    expect(empty('code')).toMatchObject({ code: faultText('invalid_code') })
    expect(faultsOfPage('code', draft, { secret })).toEqual({})
    expect(faultsOfPage('code', draft, { secret: noSecret })).toHaveProperty('password')
  })

  it('has every fault on one of its pages', () => {
    const everything = { ...emptyRecruiter, job: { ...emptyJob, claimsException: true, ageOrderMin: '18' } }
    for (const field of Object.keys(faultsOfRecruiter(everything, { secret: noSecret }))) {
      expect(fieldsOf(pageOf(field)).some((each) => field === each || field.startsWith(`${each}.`))).toBe(true)
    }
    expect(pageOf('workPlaces.0.zipCode')).toBe('time')
    expect(pageOf('zipCode')).toBe('address')
    expect(pageOf('legalException.ground')).toBe('extras')
  })

  it('is reached only through the pages before', () => {
    expect(reachable('code', emptyRecruiter)).toBe('you')
    const { phoneVerification } = emptyRecruiter
    expect(reachable('code', { ...draft, phoneVerification })).toBe('you')
    const sent = { ...draft.phoneVerification, verified: false }
    expect(reachable('code', { ...draft, phoneVerification: sent })).toBe('phone')
    expect(reachable('code', { ...draft, phoneVerification, phoneUnreachable: true })).toBe('code')
    expect(reachable('code', { ...draft, organization: { ...draft.organization, idcard: '' } })).toBe('company')
    expect(reachable('code', { ...draft, job: { ...draft.job, workPlaces: [] } })).toBe('time')
    expect(reachable('code', { ...draft, verification: emptyRecruiter.verification })).toBe('extras')
    expect(reachable('code', draft)).toBe('code')
    expect([pageBefore('you', draft), pageBefore('access', { phoneUnreachable: true })]).toEqual([null, 'you'])
    expect([pageBefore('access', draft), pageAfter('code'), pageNamed('constructor')]).toEqual(['phone', 'code', 'you'])
  })

  it('counts down from eleven minutes, page by page', () => {
    const progress = recruiterPages.map((page) => progressAt(page, draft))
    expect(progress.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const minutes = progress.map((each) => each.minutes)
    expect(minutes[0]).toBe(11)
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
    expect(minutes.at(-1)).toBe(1)
  })

  it('keeps a code only for the address to which it was sent', () => {
    expect(isVerified(draft)).toBe(true)
    expect(isVerified({ ...draft, email: 'outra@livraria.com.br' })).toBe(false)
  })

  it('reads a form sent without JavaScript into person, organisation and job, and no password into its draft', () => {
    const form = new FormData()
    form.set(draftField, JSON.stringify(draft))
    const fields = { name: 'Joana', 'phones.0.phone': '', city: 'Osasco', jobName: 'Livreira', password: 'segredo 123' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const read = recruiterFromForm(form)
    expect(read.draft).toMatchObject({
      name: 'Joana',
      phones: [{ phone: '' }],
      organization: { city: 'Osasco', cityState: '', idcard: draft.organization.idcard },
      job: { jobName: 'Livreira', occupation: '521110' },
    })
    expect(read.secret.password).toBe('segredo 123')
    expect(JSON.stringify(read.draft)).not.toContain('segredo')
    expect(shapedRecruiter({ organization: 'none', job: null, name: 3 })).toEqual(emptyRecruiter)
  })
})
