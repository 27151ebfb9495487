import type { professional } from '@trampolim/contract/gateway/professional.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAccount, insertCandidate } from '@trampolim/tests/people.ts'
import { standIn } from '@trampolim/tests/stand-in.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { accountListeners } from '../accounts/listeners.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { fileRoutes } from '../files/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { professionalRoutes } from './routes.ts'

const [saoPaulo, rio] = [3_550_308, 3_304_557]
const [cpf, otherCpf] = ['529.982.247-25', '111.444.777-35']
const email = 'ana@exemplo.com.br'
const [phone, otherPhone] = ['11987654321', '11912345678']
const password = 'pao de queijo'
const course = {
  schoolLevel: 'TECHNOLOGIST',
  course: 'Gastronomia',
  institutionCityState: saoPaulo,
  nameOfInstitution: 'Senac',
  coursePeriod: 3,
  courseShift: 3,
} as const
const experience = {
  companyName: 'Padaria Aurora',
  occupation: 'Vendedora',
  startDate: '2020-01',
  isCurrentJob: true,
} as const
/** The additional input of the full registration. */
const full = {
  coursesData: {
    formations: [{ schoolLevel: 'BACHELOR_NORMAL', nameOfInstitution: 'USP', course: 'Letras', courseStatus: 2 }],
    languages: [{ language: 'ingles', level: 2 }],
    technologiesGeneral: ['excel-basico'],
  },
  videoData: { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  availabilityData: {
    type: 'custom',
    days: { saturday: { available: true, spans: [{ start: '09:00', end: '13:00' }] } },
  },
} as const

type Input = z.input<NonNullable<(typeof professional.registerProfessional)['~orpc']['inputSchema']>>
type Changes = Partial<Input> & { person?: Partial<Input['personalData']>; cv?: Partial<Input['simpleCvData']> }

describe('registering as a candidate', async () => {
  const house = await testHouse()
  const register = (input: Input, person?: Person) => house.as(professionalRoutes, person).registerProfessional(input)

  async function proof({ destination = email, channel = 'email', verifiedAt = house.now() as Date | null } = {}) {
    const id = newId(house.now())
    const now = house.now()
    await house.database
      .insertInto('verification')
      .values({
        id,
        channel,
        destination,
        code_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: now,
        verified_at: verifiedAt,
      })
      .execute()
    return id
  }

  const phoneProof = (destination = phone) => proof({ channel: 'phone', destination })

  async function keptPhones(accountId: string) {
    const { phones } = await house.database
      .selectFrom('professional')
      .select('phones')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return phones
  }

  async function form({ person, cv, ...changes }: Changes = {}): Promise<Input> {
    return {
      personalData: {
        name: 'Ana Souza',
        email,
        cpf,
        phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
        birthDate: '1994-05-17',
        gender: 2,
        zipCode: '01310-100',
        cityState: saoPaulo,
        district: 'Bela Vista',
        street: 'Avenida Paulista',
        password,
        confirmPassword: password,
        agreeTerms: true,
        ...person,
      },
      cvTypeData: { cvType: 'professional' },
      simpleCvData: { occupations: [{ cbo: '521110', yearsOfExperience: 2 }], ...cv },
      emailVerificationId: changes.emailVerificationId ?? (await proof({ destination: person?.email ?? email })),
      phoneVerificationId: changes.phoneVerificationId ?? (await phoneProof()),
      ...changes,
    }
  }

  it.each([
    [200, { valid: false }, 'refused'],
    [200, { valid: true }, 'registered'],
    [500, {}, 'registered'],
  ])('checks with the Receita again at the end (%i %j: %s)', async (status, body, outcome) => {
    const service = await standIn(status, body)
    house.configuration.rfbUrl = service.url
    const asked = register(await form())
    if (outcome === 'refused')
      expect(await refusal(asked)).toMatchObject({ fields: { 'personalData.cpf': { code: 'invalid_cpf' } } })
    else expect((await asked).user.email).toBe(email)
    service.close()
    house.configuration.rfbUrl = null
    expect(service.asked.map((each) => JSON.parse(each.body))).toEqual([
      { cpf: '52998224725', birthDate: '1994-05-17' },
    ])
  })

  it('makes an account under review with its first curriculum, and signs in', async () => {
    const { token, expiresAt, user } = await register(await form())
    expect(user).toMatchObject({
      externalRoles: ['user:professional'],
      email,
      name: 'Ana Souza',
      type: 2,
      curriculums: { professional: { searchingJob: true }, internship: null, apprentice: null },
    })
    expect(expiresAt).toBe('2026-03-11T03:00:00.000Z')
    const person = await personOfToken(house.database, token, house.now())
    const profile = await house.as(professionalRoutes, person).readProfessional({})
    expect(profile).toMatchObject({
      userId: user.userId,
      status: 'created',
      cpf: '52998224725',
      phones: [{ phone, isWhatsApp: true, verified: true }],
      birthDate: '1994-05-17',
      zipCode: '01310100',
      city: 'São Paulo',
      state: 'SP',
      agreeShareContactData: false,
      isHandicap: false,
      pcdData: null,
    })
    expect((await house.as(accountRoutes).login({ type: 2, email, password })).user.userId).toBe(user.userId)
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    expect(house.letters[0]).toMatchObject({ to: email, subject: 'Boas-vindas ao Trampolim' })
    expect(house.letters[0]?.text).toContain('Olá, Ana!')
  })

  it('stores all fields of a full registration, and then only the omitted ones are missing', async () => {
    const asOwner = async ({ token }: { token: string }) =>
      house.as({ ...professionalRoutes, ...curriculumRoutes }, await personOfToken(house.database, token, house.now()))
    const given = { cv: { experiences: [experience], schoolLevel: 'HIGH_SCHOOL_GENERAL' as const } }
    const whole = await asOwner(await register(await form({ ...full, ...given } as unknown as Changes)))
    expect(await whole.readCurriculum({ cvType: 'professional' })).toMatchObject({
      ...full.coursesData,
      experiences: [experience],
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    })
    expect((await whole.readProfessional({})).availability).toMatchObject({
      type: 'custom',
      days: { saturday: full.availabilityData.days.saturday, monday: { available: false, spans: [] } },
    })
    expect(await whole.readMissingParts({})).toEqual([{ cvType: 'professional', missing: [] }])

    const person = { email: 'bruno@exemplo.com.br', cpf: otherCpf }
    const quick = await asOwner(await register(await form({ person })))
    const missing = ['experience', 'studies', 'skills', 'video', 'availability']
    expect(await quick.readMissingParts({})).toEqual([{ cvType: 'professional', missing }])
    await quick.setAvailability({ availability: { type: 'default' } })
    await quick.updateCurriculum({ cvType: 'professional', ...full.videoData })
    expect(await quick.readMissingParts({})).toEqual([{ cvType: 'professional', missing: missing.slice(0, 3) }])
  })

  it.each<[string, Changes, object]>([
    [
      'internship',
      { cvTypeData: { cvType: 'internship' }, cv: { internshipCourses: [course] } },
      { internshipCourses: [course] },
    ],
    [
      'apprentice',
      {
        cvTypeData: { cvType: 'professional', variant: 'apprentice' },
        cv: { apprenticeCourses: ['vendas'], isInHighSchool: true },
        person: { birthDate: '2009-05-17' },
      },
      { apprenticeCourses: ['vendas'], isInHighSchool: true },
    ],
  ])('begins with the chosen kind of curriculum: %s', async (cvType, changes, content) => {
    const { user, token } = await register(await form(changes))
    const owner = house.as(
      { ...professionalRoutes, ...curriculumRoutes },
      await personOfToken(house.database, token, house.now()),
    )
    const kept = Object.entries(user.curriculums).filter(([, each]) => each !== null)
    expect(kept.map(([kind]) => kind)).toEqual([cvType])
    expect(await owner.readCurriculum(changes.cvTypeData as { cvType: 'professional' })).toMatchObject(content)
    expect(await owner.readMissingParts({})).toEqual([
      { cvType, missing: ['studies', 'skills', 'video', 'availability'] },
    ])
  })

  it('refuses an apprenticeship to people whom the law excludes, and stores nothing', async () => {
    const apprentice = { cvTypeData: { cvType: 'professional', variant: 'apprentice' } } as const
    const changes = { ...apprentice, cv: { apprenticeCourses: ['vendas'] } }
    expect(await refusal(register(await form(changes)))).toMatchObject({ code: 'over_age_for_kind', status: 409 })
    expect(await house.database.selectFrom('account').select('id').execute()).toEqual([])
    const pcdData = { pcdCondition: true, handicaps: ['surdez'] }
    expect((await register(await form({ ...changes, pcdData }))).user.curriculums.apprentice).not.toBeNull()
  })

  it('lists the missing parts only to professionals, each their own', async () => {
    const { token } = await register(await form())
    const other = await insertCandidate(house, { email: 'bruno@exemplo.com.br', cpf: '11144477735' })
    expect(await house.as(professionalRoutes, other).readMissingParts({})).toEqual([])
    const recruiter = await insertAccount(house, { email: 'rita@exemplo.com.br', role: 'user:recruiter' })
    expect(await refusal(house.as(professionalRoutes, recruiter).readMissingParts({}))).toMatchObject({ status: 403 })
    expect(await refusal(house.as(professionalRoutes).readMissingParts({}))).toMatchObject({ status: 401 })
    expect(await personOfToken(house.database, token, house.now())).not.toBeNull()
  })

  it('stores which terms were accepted, and when', async () => {
    const { user } = await register(await form({ person: { agreeShareContactData: true } }))
    const kept = await house.database.selectFrom('terms_acceptance').selectAll().orderBy('document').execute()
    expect(kept).toMatchObject([
      { account_id: user.userId, document: 'share-contact-data', accepted_at: house.now() },
      { account_id: user.userId, document: 'terms', accepted_at: house.now(), version: expect.stringMatching(/\d/) },
    ])
  })

  it('stores disability data, and nothing for a person without one', async () => {
    const pcdData = {
      pcdCondition: true,
      pcdType: ['hearing' as const],
      handicaps: ['surdez'],
      handicapInfo: 'Intérprete de Libras',
      inssInfo: true,
      rehabilitatedDescription: 'Para auxiliar de escritório',
    }
    const registered = await register(await form({ pcdData }))
    const person = { email: 'bruno@exemplo.com.br', cpf: otherCpf }
    const silent = await register(await form({ person, pcdData: { ...pcdData, pcdCondition: false } }))
    const profileOf = async ({ token }: { token: string }) =>
      house.as(professionalRoutes, await personOfToken(house.database, token, house.now())).readProfessional({})
    expect(await profileOf(registered)).toMatchObject({ isHandicap: true, pcdData })
    expect(await profileOf(silent)).toMatchObject({ isHandicap: false, pcdData: null })
    const kept = await house.database
      .selectFrom('professional')
      .select('pcd_data')
      .where('cpf', '=', '11144477735')
      .executeTakeFirst()
    expect(kept?.pcd_data).toEqual({})
  })

  it('stores the consent to be found by a disability, if they have one', async () => {
    const pcdData = { pcdCondition: true, pcdType: ['hearing' as const], handicaps: ['surdez'] }
    const others = [
      { email: 'bruno@exemplo.com.br', cpf: otherCpf, agree: true, has: false },
      { email: 'carla@exemplo.com.br', cpf: '39053344705', agree: false, has: true },
      { email, cpf: '52998224725', agree: true, has: true },
    ]
    for (const { email: address, cpf, agree, has } of others) {
      const data = { ...pcdData, pcdCondition: has }
      const person = { email: address, cpf }
      const { token } = await register({ ...(await form({ person, pcdData: data })), agreeFoundByDisability: agree })
      const who = await personOfToken(house.database, token, house.now())
      const profile = await house.as(professionalRoutes, who).readProfessional({})
      expect(profile).toMatchObject({ isHandicap: has, agreeFoundByDisability: agree && has })
    }
    const kept = await house.database
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('document', '=', 'found-by-disability')
      .execute()
    expect(kept).toMatchObject([{ version: '2026-11', accepted_at: house.now(), withdrawn_at: null }])
  })

  it('locates the person by their CEP if known, otherwise by their municipality', async () => {
    await house.database
      .insertInto('known_zip_code')
      .values({ zip_code: '01310100', municipality_id: saoPaulo, latitude: -23.561, longitude: -46.656 })
      .execute()
    await register(await form())
    await register(await form({ person: { email: 'bruno@exemplo.com.br', cpf: otherCpf, zipCode: '01001000' } }))
    const rows = await house.database
      .selectFrom('professional')
      .select(['latitude', 'exact_position'])
      .orderBy('zip_code', 'desc')
      .execute()
    expect(rows[0]).toEqual({ latitude: -23.561, exact_position: true })
    expect(rows[1]?.exact_position).toBe(false)
  })

  const faulty: readonly [string, Changes, Record<string, string>][] = [
    ['a name of numbers', { person: { name: '123' } }, { 'personalData.name': 'invalid_name' }],
    ['a wrong e-mail', { person: { email: 'ana@' } }, { 'personalData.email': 'invalid_email' }],
    ['a wrong CPF', { person: { cpf: '529.982.247-26' } }, { 'personalData.cpf': 'invalid_cpf' }],
    ['no phone', { person: { phones: [] } }, { 'personalData.phones': 'phone_required' }],
    [
      'a landline',
      { person: { phones: [{ phone: '1133334444' }] } },
      { 'personalData.phones.0.phone': 'invalid_phone' },
    ],
    ['less than 14 years', { person: { birthDate: '2012-03-11' } }, { 'personalData.birthDate': 'under_age' }],
    ['a CEP of another state', { person: { cityState: rio } }, { 'personalData.zipCode': 'invalid_zip_code' }],
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

  it('requires a code entered recently, for this e-mail, and not used before', async () => {
    const late = await proof()
    house.clock.pass(2 * 60 * 60)
    const wrong = [
      late,
      await proof({ verifiedAt: null }),
      await proof({ destination: 'bruno@exemplo.com.br' }),
      await proof({ channel: 'phone' }),
      newId(house.now()),
    ]
    for (const emailVerificationId of wrong) {
      expect(await refusal(register(await form({ emailVerificationId })))).toMatchObject({
        code: 'verification_required',
        status: 422,
      })
    }
    const used = await proof()
    await register(await form({ emailVerificationId: used }))
    const again = await form({ emailVerificationId: used, person: { cpf: otherCpf } })
    expect((await refusal(register(again))).code).toBe('verification_required')
  })

  it('marks only the first phone, whose code was entered, as verified', async () => {
    const phones = [{ phone }, { phone: otherPhone }]
    const { user } = await register(await form({ person: { phones } }))
    expect(await keptPhones(user.userId)).toEqual([
      { phone, isWhatsApp: false, verified: true },
      { phone: otherPhone, isWhatsApp: false, verified: false },
    ])
  })

  it('requires the first phone’s code, entered recently and not used before', async () => {
    const late = await phoneProof()
    house.clock.pass(2 * 60 * 60)
    const wrong = [
      late,
      await proof({ channel: 'phone', destination: phone, verifiedAt: null }),
      await phoneProof(otherPhone),
      await proof({ channel: 'email', destination: phone }),
      newId(house.now()),
    ]
    for (const phoneVerificationId of wrong) {
      const { code, fields } = await refusal(register(await form({ phoneVerificationId })))
      expect(code).toBe('invalid_form')
      expect(fields).toMatchObject({ 'personalData.phones.0.phone': { code: 'phone_not_validated' } })
      expect(Object.keys(fields)).toHaveLength(1)
    }
    const { phoneVerificationId: _, ...without } = await form()
    expect(Object.keys((await refusal(register(without))).fields)).toEqual(['personalData.phones.0.phone'])
    const used = await phoneProof()
    await register(await form({ phoneVerificationId: used }))
    const again = await form({ phoneVerificationId: used, person: { email: 'bruno@exemplo.com.br', cpf: otherCpf } })
    expect(Object.keys((await refusal(register(again))).fields)).toEqual(['personalData.phones.0.phone'])
  })

  it('allows only one of two simultaneous registrations with the same phone code', async () => {
    const phoneVerificationId = await phoneProof()
    const person = { email: 'bruno@exemplo.com.br', cpf: otherCpf }
    const forms = [await form({ phoneVerificationId }), await form({ phoneVerificationId, person })]
    const outcomes = await Promise.allSettled(forms.map((each) => register(each)))
    const [lost, ...others] = outcomes.filter((each) => each.status === 'rejected')
    expect(others).toEqual([])
    const { fields } = await refusal(Promise.reject(lost?.reason))
    expect(fields).toMatchObject({ 'personalData.phones.0.phone': { code: 'phone_not_validated' } })
    expect(await house.database.selectFrom('account').select('id').execute()).toHaveLength(1)
  })

  it('leaves a phone unverified if codes can’t be sent to phones', async () => {
    house.configuration.demo = false
    const { phoneVerificationId: _, ...without } = await form()
    const { user } = await register(without).finally(() => {
      house.configuration.demo = true
    })
    expect(await keptPhones(user.userId)).toMatchObject([{ phone, verified: false }])
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

  it.each([
    ['e-mail', 'personalData.email', 'email_taken', [email, email, email], [cpf, otherCpf, '935.411.347-80']],
    ['CPF', 'personalData.cpf', 'cpf_taken', [email, 'bruno@exemplo.com.br', 'carla@exemplo.com.br'], [cpf, cpf, cpf]],
  ])(
    'lets one of several simultaneous registrations with the same %s win',
    async (_name, field, code, emails, cpfs) => {
      const forms = await Promise.all(emails.map((each, at) => form({ person: { email: each, cpf: cpfs[at] ?? '' } })))
      const outcomes = await Promise.allSettled(forms.map((each) => register(each)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect((await refusal(Promise.reject(outcome.reason))).fields).toEqual({
            [field]: { code, message: expect.any(String) },
          })
        }
      }
      expect(await house.database.selectFrom('account').select('id').execute()).toHaveLength(1)
      expect(await house.database.selectFrom('curriculum').select('id').execute()).toHaveLength(1)
    },
  )

  it('accepts one submit of a double click with the same code', async () => {
    const input = await form()
    const outcomes = await Promise.allSettled([register(input), register(input), register(input)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('moves the uploaded curriculum to the new account', async () => {
    const emailVerificationId = await proof()
    const put = { method: 'put', purpose: 'curriculum', name: 'cv.pdf', verificationId: emailVerificationId } as const
    const { fileId } = await house.as(fileRoutes).signedUrl(put)
    const early = await form({ emailVerificationId, cv: { fileCV: fileId } })
    expect((await refusal(register(early))).code).toBe('file_not_found')
    await house.database.updateTable('stored_file').set({ uploaded_at: house.now() }).execute()
    const { user } = await register(early)
    const file = await house.database.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow()
    expect(file).toMatchObject({ owner_id: user.userId, verification_id: null, attached_at: house.now() })
  })

  it('is refused to a signed-in person', async () => {
    const person = await insertAccount(house, { email: 'rita@exemplo.com.br', role: 'user:recruiter' })
    expect(await refusal(register(await form(), person))).toMatchObject({ code: 'already_signed_in', status: 409 })
  })
})
