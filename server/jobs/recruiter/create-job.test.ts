import { type JobContentInput, jobContent } from '@trampolim/contract/job-content.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { apprenticeForm, internshipForm, jobForm } from '@trampolim/tests/samples/job-form.ts'
import { campinas, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { contentOf } from '../content/stored.ts'
import type { StoredContent } from '../rows.ts'
import { createJob } from './create-job.ts'

describe('publishing a job', async () => {
  const house = await testHouse()

  const publish = async (form: JobContentInput) => {
    const organizationId = await insertOrganization(house)
    const { accountId } = await insertRecruiter(house, { organizationId })
    const content = jobContent.parse(form)
    const id = await house.database
      .transaction()
      .execute((tx) => createJob(tx, { organizationId, recruiterId: accountId, content, now: house.now() }))
    const row = await house.database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { id, accountId, organizationId, row, content: contentOf(row as unknown as StoredContent) }
  }
  const faults = async (changes: Partial<JobContentInput>) => {
    const problem = await publish(jobForm(changes)).catch((each: unknown) => each)
    if (!(problem instanceof Refusal)) throw problem
    return Object.fromEntries(Object.entries(problem.fields ?? {}).map(([field, { code }]) => [field, code]))
  }

  it('stores its content and puts it into review', async () => {
    const { id, row, accountId, organizationId } = await publish(jobForm())
    expect(row).toMatchObject({
      id,
      status: 'job:created',
      organization_id: organizationId,
      created_by: accountId,
      salary_from_cents: 210_000,
      salary_to_cents: 260_000,
      schooling: 'HIGH_SCHOOL_GENERAL',
      approved_at: null,
      legal_exception: null,
    })
    const changes = await house.database.selectFrom('job_status_change').selectAll().execute()
    expect(changes).toMatchObject([{ job_id: id, from_status: null, to_status: 'job:created', actor: 'recruiter' }])
    const events = await house.database.selectFrom('event').select(['type', 'payload']).orderBy('id').execute()
    expect(events).toEqual(
      expect.arrayContaining([
        { type: 'job.changed', payload: { jobId: id } },
        { type: 'review.asked', payload: { subject: 'job', subjectId: id } },
      ]),
    )
  })

  it('locates a workplace by its CEP, or at the centre of its town', async () => {
    await house.database
      .insertInto('known_zip_code')
      .values({ zip_code: '13010000', municipality_id: campinas, latitude: -22.9, longitude: -47.06 })
      .execute()
    const { row } = await publish(
      jobForm({
        workPlaces: [
          { zipCode: '13010-000', cityState: campinas, qty: 3 },
          { zipCode: '13020000', cityState: campinas },
        ],
      }),
    )
    expect(row.work_places).toMatchObject([
      { zipCode: '13010000', qty: 3, latitude: -22.9, longitude: -47.06, exact: true },
      { zipCode: '13020000', qty: 1, exact: false, latitude: expect.closeTo(-22.9, 0) },
    ])
  })

  it.each([
    ['a professional job', jobForm()],
    ['an internship', internshipForm()],
    ['an internship without pay', internshipForm({ dontHaveInternshipSalary: true, salaryType: null })],
    ['an apprenticeship', apprenticeForm()],
    ['a fixed salary with commission', jobForm({ salaryType: 3, salary: 180_000, salaryCommission: '2%' })],
    ['hours in words', jobForm({ workingHours: 'custom', workingHoursCustom: 'Escala de 12 por 36.' })],
    [
      'an exception',
      jobForm({ genderOrder: 2, legalException: { ground: 'affirmative_action', explanation: 'Programa interno.' } }),
    ],
  ])('reads %s back as it was written', async (_, form) => {
    const { content } = await publish(form)
    const written = jobContent.parse(form)
    const given = Object.entries(written).filter(([, value]) => value !== null && value !== undefined)
    const unkept = form.salaryType === 3 || form.dontHaveInternshipSalary ? ['salaryRange'] : []
    const hours = form.workingHours === 'custom' ? /^workingHours(Start|End|Lunch)/ : /^$/
    for (const [field, value] of given) {
      if (unkept.includes(field) || hours.test(field)) continue
      if (field === 'questionnaire') {
        expect(content.questionnaire).toMatchObject([{ question: 'Pode começar logo?', type: 'boolean' }])
      } else if (field === 'workPlaces') {
        expect(content.workPlaces).toEqual([{ zipCode: '01001000', qty: 2, district: 'Sé', cityState: 3_550_308 }])
      } else expect({ [field]: content[field as keyof typeof content] }).toMatchObject({ [field]: value })
    }
    expect(jobContent.parse(content)).toEqual(content)
  })

  it('gives each question its own id', async () => {
    const asked = { question: 'Por quê?', type: 'text', id: newId(house.now()) } as const
    const { content } = await publish(jobForm({ questionnaire: [asked, { ...asked, question: 'Por que não?' }] }))
    const ids = content.questionnaire.map(({ id }) => id)
    expect(new Set([...ids, asked.id]).size).toBe(3)
  })

  it('says once what is sent twice', async () => {
    const asked = { question: 'Por quê?', type: 'text' } as const
    const twice = {
      benefits: ['vale-transporte', 'vale-transporte'],
      languages: [1, 2].map(() => ({ language: 'ingles', level: 2 })),
    } as const
    const { content } = await publish(jobForm({ ...structuredClone(twice), questionnaire: [asked, asked] } as never))
    expect([content.benefits, content.languages, content.questionnaire].map((each) => each.length)).toEqual([1, 1, 1])
  })

  it('stores nothing of another kind of job', async () => {
    const { content } = await publish(jobForm({ apprenticeCourse: 'bancario', coursesPanel: [], tempJobDuration: 90 }))
    expect(content).not.toHaveProperty('apprenticeCourse')
    expect(content).not.toHaveProperty('coursesPanel')
    expect(content.tempJobDuration).toBeNull()
  })

  it.each<[Partial<JobContentInput>, string]>([
    [{ benefits: ['vale-transporte', 'jatinho'] }, 'benefits'],
    [{ handicaps: ['preguica'] }, 'handicaps'],
    [{ technologiesGeneral: ['nenhum'] }, 'technologiesGeneral'],
    [{ technologies: [{ technology: 'Cobol 2000', yearsOfExperience: 2 }] }, 'technologies.0.technology'],
    [{ languages: [{ language: 'klingon', level: 2 }] }, 'languages.0.language'],
    [{ schoolLevels: [{ schooling: 'MBA', knowledgeArea: 'alquimia' }] }, 'schoolLevels.0.knowledgeArea'],
    [{ sameAsOwnCompany: false, companyDescription: 'x', companyAreaContracting: 'lua' }, 'companyAreaContracting'],
    [apprenticeForm({ apprenticeCourse: 'Comércio' }), 'apprenticeCourse'],
    [apprenticeForm({ nameOfInstitution: 'Escola' }), 'nameOfInstitution'],
  ])('refuses codes that no list contains: %o', async (changes, field) => {
    expect(await faults(changes)).toEqual({ [field]: 'invalid' })
  })

  it('reports every fault by its field at once', async () => {
    expect(
      await faults({
        jobName: ' ',
        occupation: '999999',
        salaryRange: { from: 10, to: 20 },
        genderOrder: 1,
        workPlaces: [
          { zipCode: '01001000', cityState: campinas + 1_000_000 },
          { zipCode: '69900000', cityState: campinas },
        ],
        questionnaire: [{ question: '', type: 'text' }],
      }),
    ).toEqual({
      jobName: 'required',
      occupation: 'unknown_occupation',
      salaryRange: 'wrong_salary',
      'legalException.ground': 'exception_ground_required',
      'workPlaces.0.cityState': 'invalid',
      'workPlaces.1.zipCode': 'zip_code_of_other_state',
      'questionnaire.0.question': 'required',
    })
    expect(await house.database.selectFrom('job').select('id').execute()).toEqual([])
  })
})
