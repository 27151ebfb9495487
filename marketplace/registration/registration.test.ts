import { cpf as cpfMaker } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handicaps } from '../reference/handicaps.ts'
import { formatCid10, isCid10 } from './cid10.ts'
import { formatCpf, isCpf, normaliseCpf } from './cpf.ts'
import { isEmail, normaliseEmail } from './email.ts'
import { faultsOfPcdData, handicapsOfType, handicapsOfTypes } from './pcd-data.ts'
import { faultsOfPersonalData, type PersonalDataFields } from './personal-data.ts'
import { formatPhone, isCellPhone, isPhone, normalisePhone } from './phone.ts'
import { faultsOfOrganization, faultsOfRecruiterData } from './recruiter.ts'
import { candidateRegistrations, recruiterRegistration } from './steps.ts'
import { normaliseZipCode } from './whole-zip-code.ts'
import { formatZipCode, isZipCode } from './zip-code.ts'

const today = '2026-04-20'
const ana: PersonalDataFields = {
  name: 'Ana Souza',
  email: 'ana.souza@exemplo.com.br',
  cpf: '529.982.247-25',
  phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
  birthDate: '1994-06-12',
  gender: 2,
  zipCode: '01310-100',
  cityState: 3550308,
  district: 'Bela Vista',
  street: 'Avenida Paulista',
  password: 'jabuticaba7',
  confirmPassword: 'jabuticaba7',
  agreeTerms: true,
  agreeShareContactData: false,
}
const personalFaults = (change: PersonalDataFields) => faultsOfPersonalData({ ...ana, ...change }, { today })

describe('personal data', () => {
  it('of Ana are fine', () => {
    expect(personalFaults({})).toEqual([])
  })

  it.each<[PersonalDataFields, string, string]>([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'A' }, 'name', 'invalid_name'],
    [{ name: 'Ana 2' }, 'name', 'invalid_name'],
    [{ name: 'A'.repeat(121) }, 'name', 'too_long'],
    [{ email: undefined }, 'email', 'required'],
    [{ email: 'ana@' }, 'email', 'invalid_email'],
    [{ cpf: '' }, 'cpf', 'required'],
    [{ cpf: '529.982.247-24' }, 'cpf', 'invalid_cpf'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'invalid_cpf'],
    [{ phones: [] }, 'phones', 'phone_required'],
    [{ phones: [{ phone: ' ' }] }, 'phones', 'phone_required'],
    [{ phones: [{ phone: '11 3333-4444' }] }, 'phones.0.phone', 'invalid_phone'],
    [{ phones: [{ phone: '(20) 98765-4321' }] }, 'phones.0.phone', 'invalid_phone'],
    [{ phones: [{ phone: '11987654321' }, { phone: '+55 (11) 98765-4321' }] }, 'phones.1.phone', 'phone_repeated'],
    [{ phones: [{ phone: '11987654321' }, { phone: '' }] }, 'phones.1.phone', 'required'],
    [{ phones: [1, 2, 3, 4].map((n) => ({ phone: `1198765432${n}` })) }, 'phones', 'too_many'],
    [{ birthDate: '' }, 'birthDate', 'required'],
    [{ birthDate: '2023-02-29' }, 'birthDate', 'invalid_date'],
    [{ birthDate: '12/06/1994' }, 'birthDate', 'invalid_date'],
    [{ birthDate: '2026-04-21' }, 'birthDate', 'invalid_date'],
    [{ birthDate: '1894-06-12' }, 'birthDate', 'invalid_date'],
    [{ birthDate: '2012-04-21' }, 'birthDate', 'under_age'],
    [{ gender: undefined }, 'gender', 'required'],
    [{ gender: 5 }, 'gender', 'invalid'],
    [{ zipCode: '' }, 'zipCode', 'required'],
    [{ zipCode: '0131-100' }, 'zipCode', 'invalid_zip_code'],
    [{ zipCode: '00000-000' }, 'zipCode', 'invalid_zip_code'],
    [{ cityState: null }, 'cityState', 'required'],
    [{ district: '' }, 'district', 'required'],
    [{ street: undefined }, 'street', 'required'],
    [{ street: 'a'.repeat(161) }, 'street', 'too_long'],
    [{ password: '', confirmPassword: '' }, 'password', 'required'],
    [{ password: '12345678', confirmPassword: '12345678' }, 'password', 'password_common'],
    [{ confirmPassword: 'jabuticaba8' }, 'confirmPassword', 'passwords_differ'],
    [{ confirmPassword: '' }, 'confirmPassword', 'required'],
    [{ agreeTerms: false }, 'agreeTerms', 'terms_not_accepted'],
    [{ agreeTerms: undefined }, 'agreeTerms', 'terms_not_accepted'],
  ])('with %j have a fault at %s: %s', (change, field, code) => {
    expect(personalFaults(change)).toContainEqual({ field, code })
    expect(personalFaults(change).filter((fault) => fault.field === field)).toHaveLength(1)
  })

  it.each<PersonalDataFields>([
    { birthDate: '2012-04-20' },
    { name: 'José D’Ávila-Ñunes Jr.' },
    { name: 'Li' },
    { phones: [{ phone: '11987654321' }, { phone: '21987654321' }, { phone: '31987654321' }] },
    { agreeShareContactData: true },
    { gender: 4 },
  ])('with %j are fine', (change) => {
    expect(personalFaults(change)).toEqual([])
  })

  it('left empty name every required field once', () => {
    const fields = faultsOfPersonalData({}, { today }).map((fault) => fault.field)
    expect(fields.toSorted()).toEqual(candidateRegistrations.quick.steps[0].required.toSorted())
  })
})

describe('CPF', () => {
  it('keeps its digits through masks', () => {
    const digits = fc.integer({ min: 0, max: 999_999_999 }).map((n) => {
      const nine = String(n).padStart(9, '0')
      const first = cpfMaker.verifierDigit(nine)
      return `${nine}${first}${cpfMaker.verifierDigit(`${nine}${first}`)}`
    })
    fc.assert(
      fc.property(
        digits.filter((each) => new Set(each).size > 1),
        (each) => isCpf(each) && isCpf(formatCpf(each)) && normaliseCpf(formatCpf(each)) === each,
      ),
    )
  })

  it('is no longer one with any single digit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'52998224725']
        digits[at] = String((Number(digits[at]) + by) % 10)
        return !isCpf(digits.join(''))
      }),
    )
  })
})

describe('phones', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['+55 11 98765 4321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['(55) 98765-4321', '55987654321'],
    ['+55 (55) 98765-4321', '55987654321'],
  ])('%s is stored as %s', (text, stored) => {
    expect(normalisePhone(text)).toBe(stored)
    expect(isCellPhone(text)).toBe(true)
    expect(normalisePhone(formatPhone(text))).toBe(stored)
  })

  it.each(['', '11 98765', '(00) 98765-4321', '11 3333-4444', 'onze 98765-4321', '+1 415 555 2671 00'])(
    '%o is no cell phone',
    (text) => {
      expect(isCellPhone(text)).toBe(false)
    },
  )

  it('accepts a landline for a company', () => {
    expect(isPhone('(11) 3333-4444')).toBe(true)
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444')
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321')
  })
})

describe('e-mail', () => {
  it.each(['ana@exemplo.com.br', ' Ana.Souza+vagas@Exemplo.com ', "o'neil@exemplo.co"])('%o is one', (text) => {
    expect(isEmail(text)).toBe(true)
    expect(normaliseEmail(text)).toBe(text.trim().toLowerCase())
  })
  it.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana souza@exemplo.com',
    'ana..s@exemplo.com',
    `${'a'.repeat(250)}@exemplo.com`,
  ])('%o is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

it('stores a CEP as digits and shows it with its hyphen', () => {
  expect(normaliseZipCode('01310-100')).toBe('01310100')
  expect(formatZipCode('01310100')).toBe('01310-100')
  expect(['01310-100', '01310100', '01.310-100', ' 01310 100 '].every(isZipCode)).toBe(true)
  expect(['', '1310100', '013101000', 'abcde-fgh', '00999-000'].some(isZipCode)).toBe(false)
})

describe('data on a disability', () => {
  const faults = (fields: Parameters<typeof faultsOfPcdData>[0]) => faultsOfPcdData(fields, { today })

  it('are required only of a person with one', () => {
    expect(faults({})).toEqual([])
    expect(faults({ pcdCondition: false, cid10Number: 'x' })).toEqual([])
    expect(
      faults({
        pcdCondition: true,
        pcdType: ['visual'],
        handicaps: ['baixa-visao'],
        cid10Number: 'H54.2',
        cidDate: today,
      }),
    ).toEqual([])
  })

  it.each([
    [{}, 'handicaps', 'handicap_required'],
    [{ handicaps: ['asas'] }, 'handicaps', 'invalid'],
    [{ pcdType: ['asas'] }, 'pcdType', 'invalid'],
    [{ cid10Number: '90.3' }, 'cid10Number', 'invalid_cid10'],
    [{ cidDate: '2026-02-30' }, 'cidDate', 'invalid_date'],
    [{ cidDate: '2026-04-21' }, 'cidDate', 'date_in_future'],
    [{ handicapInfo: 'a'.repeat(1001) }, 'handicapInfo', 'too_long'],
  ])('with %j: %s %s', (change, field, code) => {
    expect(faults({ pcdCondition: true, ...change })).toContainEqual({ field, code })
  })

  it('belong to a group of the law, except ‘another’', () => {
    const grouped = new Set(Object.values(handicapsOfType).flat())
    expect(handicaps.codes.filter((code) => !grouped.has(code))).toEqual(['outra-deficiencia'])
    expect([...handicapsOfTypes(['autism', 'asas'])]).toEqual(['transtorno-do-espectro-autista'])
    expect(handicapsOfTypes([]).size).toBe(0)
  })

  it('recognises a code of the ICD-10', () => {
    expect(['H90.3', 'h903', 'F84', 'Q90.0', 'H 54.2', ' h54 . 2 '].every(isCid10)).toBe(true)
    expect(formatCid10(' h 54.2')).toBe('H54.2')
    expect(['', ' ', 'H9', 'H90.33', '9H0', 'HH0'].some(isCid10)).toBe(false)
  })
})

describe('a recruiter’s registration', () => {
  const aurora = {
    idcard: '11.222.333/0001-81',
    companyName: 'Padaria Aurora',
    employeeNumber: 50,
    branchOfActivity: 'padarias-e-confeitarias',
    site: 'padariaaurora.com.br',
    phone: '(11) 3333-4444',
    zipCode: '01310-100',
    cityState: 3550308,
    district: 'Bela Vista',
    street: 'Avenida Paulista, 1000',
  }

  it('asks no CPF, birth date or address of the person', () => {
    expect(faultsOfRecruiterData(ana, {})).toEqual([])
    expect(faultsOfRecruiterData({}, {}).map((fault) => fault.field)).toEqual(recruiterRegistration[0].required)
  })

  it('accepts the bakery, also without a name, a phone or a site', () => {
    expect(faultsOfOrganization(aurora)).toEqual([])
    expect(
      faultsOfOrganization({
        ...aurora,
        companyName: undefined,
        phone: '',
        site: '',
        dontHaveSite: true,
        idcard: '12.ABC.345/01DE-35',
      }),
    ).toEqual([])
  })

  it.each([
    [{ idcard: '' }, 'idcard', 'required'],
    [{ idcard: '11.222.333/0001-82' }, 'idcard', 'invalid_cnpj'],
    [{ employeeNumber: 49 }, 'employeeNumber', 'invalid'],
    [{ employeeNumber: undefined }, 'employeeNumber', 'required'],
    [{ branchOfActivity: 'magia' }, 'branchOfActivity', 'invalid'],
    [{ site: '' }, 'site', 'site_required'],
    [{ site: 'padaria' }, 'site', 'invalid_site'],
    [{ phone: '123' }, 'phone', 'invalid_phone'],
    [{ companyName: 'a'.repeat(121) }, 'companyName', 'too_long'],
    [{ zipCode: '' }, 'zipCode', 'required'],
  ])('refuses an organisation with %j: %s %s', (change, field, code) => {
    expect(faultsOfOrganization({ ...aurora, ...change })).toEqual([{ field, code }])
  })
})

describe('steps', () => {
  it('take the minutes of the specification', () => {
    expect([candidateRegistrations.quick.minutes, candidateRegistrations.full.minutes]).toEqual([3, 10])
    expect(recruiterRegistration.map((step) => step.minutes)).toEqual([1, 1, 8, 1])
  })
})
