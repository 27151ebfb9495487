import { standIn } from '@trampolim/tests/engines/stand-in.ts'
import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import {
  type Changes,
  course,
  email,
  otherCpf,
  password,
  phone,
  registeringIn,
  saoPaulo,
} from '@trampolim/tests/fixtures/accounts/registering.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { accountListeners } from '../accounts/listeners.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { fileRoutes } from '../files/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { professionalRoutes } from './routes.ts'

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

describe('registering as a candidate', async () => {
  const house = await testHouse()
  const { form, proof, register } = registeringIn(house)

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
      approved: false,
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
