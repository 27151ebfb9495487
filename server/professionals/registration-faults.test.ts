import { insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { type Changes, course, email, otherCpf, registeringIn } from '@trampolim/tests/fixtures/accounts/registering.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const rio = 3_304_557

const faulty: readonly [string, Changes, Record<string, string>][] = [
  ['a name of numbers', { person: { name: '123' } }, { 'personalData.name': 'invalid_name' }],
  ['a wrong e-mail', { person: { email: 'ana@' } }, { 'personalData.email': 'invalid_email' }],
  ['a wrong CPF', { person: { cpf: '529.982.247-26' } }, { 'personalData.cpf': 'invalid_cpf' }],
  ['no phone', { person: { phones: [] } }, { 'personalData.phones': 'phone_required' }],
  ['a landline', { person: { phones: [{ phone: '1133334444' }] } }, { 'personalData.phones.0.phone': 'invalid_phone' }],
  ['less than 14 years', { person: { birthDate: '2012-03-11' } }, { 'personalData.birthDate': 'under_age' }],
  ['a CEP of another state', { person: { cityState: rio } }, { 'personalData.zipCode': 'zip_code_of_other_state' }],
  ['no such municipality', { person: { cityState: 1 } }, { 'personalData.cityState': 'invalid' }],
  [
    'a common password',
    { person: { password: '12345678', confirmPassword: '12345678' } },
    { 'personalData.password': 'password_common' },
  ],
  [
    'another confirmation',
    { person: { confirmPassword: 'pao de batata' } },
    { 'personalData.confirmPassword': 'passwords_differ' },
  ],
  ['terms not accepted', { person: { agreeTerms: false } }, { 'personalData.agreeTerms': 'terms_not_accepted' }],
  ['a salary too low', { cv: { salary: 49_999 } }, { 'simpleCvData.salary': 'wrong_salary' }],
  [
    'an unknown occupation',
    { cv: { occupations: [{ cbo: '999999', yearsOfExperience: 0 }] } },
    { 'simpleCvData.occupations.0.cbo': 'unknown_occupation' },
  ],
  [
    'a formation without its area',
    {
      coursesData: {
        formations: [
          {
            schoolLevel: 'MBA',
            nameOfInstitution: 'USP',
            course: 'Gestão',
            courseStatus: 1,
            coursePeriod: 1,
            courseShift: 4,
          },
        ],
      },
    },
    { 'coursesData.formations.0.knowledgeArea': 'knowledge_area_required' },
  ],
  [
    'an apprentice’s variant of an internship',
    { cvTypeData: { cvType: 'internship', variant: 'apprentice' } },
    { 'cvTypeData.variant': 'invalid' },
  ],
  [
    'an internship without its course',
    { cvTypeData: { cvType: 'internship' } },
    { 'simpleCvData.internshipCourses': 'internship_course_required' },
  ],
  [
    'an apprenticeship without its area',
    { cvTypeData: { cvType: 'professional', variant: 'apprentice' } },
    { 'simpleCvData.apprenticeCourses': 'apprentice_course_required' },
  ],
  [
    'a course in no known town',
    { cvTypeData: { cvType: 'internship' }, cv: { internshipCourses: [{ ...course, institutionCityState: 1 }] } },
    { 'simpleCvData.internshipCourses.0.institutionCityState': 'invalid' },
  ],
  [
    'a video from elsewhere',
    { videoData: { videoUrl: 'https://exemplo.com.br/video' } },
    { 'videoData.videoUrl': 'invalid_video_url' },
  ],
  ['own times without a day', { availabilityData: { type: 'custom' } }, { 'availabilityData.days': 'required' }],
  [
    'times that overlap',
    {
      availabilityData: {
        type: 'custom',
        days: {
          monday: {
            available: true,
            spans: [
              { start: '08:00', end: '12:00' },
              { start: '11:00', end: '13:00' },
            ],
          },
        },
      },
    },
    { 'availabilityData.days.monday.spans.1.start': 'times_overlap' },
  ],
  ['a disability left out', { pcdData: { pcdCondition: true } }, { 'pcdData.handicaps': 'handicap_required' }],
]

describe('registering as a candidate', async () => {
  const house = await testHouse()
  const { form, proof, register } = registeringIn(house)

  it.each(faulty)('refuses %s and names its field', async (_name, changes, faults) => {
    const { code, status, fields } = await refusal(register(await form(changes)))
    expect([code, status]).toEqual(['invalid_form', 422])
    const found = Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, fault.code]))
    expect(found).toEqual(faults)
    expect(await house.database.selectFrom('account').select('id').execute()).toEqual([])
  })

  it('reports all faults at once', async () => {
    const wrong = await form({ person: { cpf: '1', name: '1', agreeTerms: false }, cv: { salary: 1 } })
    expect(Object.keys((await refusal(register(wrong))).fields).sort()).toEqual([
      'personalData.agreeTerms',
      'personalData.cpf',
      'personalData.name',
      'simpleCvData.salary',
    ])
  })

  it('accepts a person on their 14th birthday', async () => {
    expect((await register(await form({ person: { birthDate: '2012-03-10' } }))).user.email).toBe(email)
  })

  it('reveals taken values only to the verified owner of the e-mail address', async () => {
    await insertCandidate(house, { email, cpf: '52998224725' })
    const { fields } = await refusal(register(await form()))
    expect(fields).toMatchObject({
      'personalData.email': { code: 'email_taken' },
      'personalData.cpf': { code: 'cpf_taken' },
    })
    const unproved = await form({ emailVerificationId: await proof({ verifiedAt: null }) })
    expect((await refusal(register(unproved))).code).toBe('verification_required')
  })

  it('answers the owner of one mailbox about ten CPFs a day, then about none, taken or free', async () => {
    await insertCandidate(house, { email: 'bruno@exemplo.com.br', cpf: '52998224725' })
    for (let at = 0; at < 10; at++) expect((await refusal(register(await form()))).code).toBe('invalid_form')
    expect(await refusal(register(await form()))).toMatchObject({ code: 'too_many_requests', fields: {} })
    const free = await form({ person: { cpf: otherCpf } })
    expect(await refusal(register(free))).toMatchObject({ code: 'too_many_requests', fields: {} })
    house.clock.pass(24 * 3600)
    expect((await register(await form({ person: { cpf: otherCpf } }))).user.email).toBe(email)
  })
})
