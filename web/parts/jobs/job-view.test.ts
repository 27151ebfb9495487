import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { describe, expect, it } from 'vitest'
import { jobView } from './job-view.ts'

const job = {
  id: 'a'.repeat(24),
  jobName: 'Vendedor de loja',
  jobSpecificType: 1,
  occupation: { cbo: '521110', title: 'Vendedor' },
  company: 'Padaria Aurora',
  logo: null,
  open: true,
  published: '2026-11-01T12:00:00.000Z',
  aboutCompany: { site: null, description: null, employeeNumber: null, branchOfActivity: null },
  jobDescription: 'Atender no balcão.',
  responsibilities: null,
  experiences: null,
  additionalInfo: null,
  additionalBenefits: null,
  contractType: 1,
  workType: 1,
  salary: { salaryType: 1, from: 210_000, to: 260_000, commission: null, alt: null },
  salaryExtra: null,
  workPlaces: [{ city: 'São Paulo', state: 'SP', district: 'Sé', cityState: 3_550_308, qty: 1, zipCode: '01001000' }],
  workingHours: { workingHours: 'monday-friday', start: '08:00', end: '17:00', lunch: null },
  keywords: [],
  benefits: [],
  technologies: [],
  technologiesGeneral: [],
  languages: [],
  handicaps: [],
  handicapExtraInfo: null,
  minimumExperience: 0,
  schoolLevels: [],
  questionnaire: [],
  driverLicence: null,
  longPeriodJob: true,
  kindDetails: {},
  viewer: null,
} as unknown as JobDetails
const now = new Date('2026-11-02T12:00:00Z')
const words = (changes: object) => {
  const { facts, requirements, salary } = jobView({ ...job, ...changes }, now)
  return { salary, ...Object.fromEntries([...facts, ...requirements].map(({ name, value }) => [name, value])) }
}

describe('a job in words', () => {
  it('includes the courses of an internship, and that it is unpaid', () => {
    const kindDetails = {
      coursesPanel: [
        { internshipCourse: 'Nutrição', internshipSchoolLevel: 'BACHELOR_NORMAL', minCoursePeriod: 4, shiftCourse: 2 },
        { internshipCourse: 'Gastronomia', internshipSchoolLevel: 'TECHNOLOGIST', minCoursePeriod: 0, shiftCourse: 1 },
      ],
      acceptOtherCourses: true,
    }
    const unpaid = { salaryType: 7, from: null, to: null, commission: null, alt: null, unpaid: true }
    expect(words({ jobSpecificType: 2, kindDetails, salary: unpaid })).toMatchObject({
      salary: 'sem bolsa',
      'Cursos aceitos':
        'Nutrição, graduação, a partir do 4º período, turno: manhã; Gastronomia, tecnólogo; e outros cursos',
    })
    expect(words({ kindDetails: { coursesPanel: [], acceptOtherCourses: true } })).toMatchObject({
      'Cursos aceitos': 'qualquer curso',
    })
  })

  it('says when it was published, but not to its own recruiter before it was', () => {
    const since = (own: object | null) => jobView({ ...job, own } as JobDetails, now).since
    expect(since(null)).toEqual(['Publicada ontem', '1 vaga'])
    expect(since({ approved: '2026-11-01T12:00:00.000Z' })).toEqual(['Publicada ontem', '1 vaga'])
    expect(since({ approved: null })).toEqual(['1 vaga'])
  })

  it('names what an internship pays a grant, also at a glance', () => {
    const intern = jobView({ ...job, jobSpecificType: 2, salaryExtra: 'Lanche', firstJob: true }, now)
    expect(intern.glance[0]?.label).toBe('Bolsa-auxílio')
    expect(intern.facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bolsa-auxílio', 'Além da bolsa']))
    expect(JSON.stringify(intern)).not.toMatch(/salário|emprego/i)
    expect(jobView(job, now).glance[0]?.label).toBe('Salário')
  })

  it('asks nobody to have the course that an apprenticeship comes with', () => {
    const kindDetails = { apprenticeSchooling: 'GRADE_SCHOOL_TRADITIONAL', apprenticeCourse: 'bancario' }
    const view = jobView({ ...job, jobSpecificType: 3, kindDetails } as JobDetails, now)
    expect(view.requirements.map(({ name }) => name)).toEqual(['Escolaridade mínima'])
    expect(view.facts).toContainEqual({ name: 'Curso de aprendizagem', value: 'Bancário' })
  })

  it('includes the schooling, course and institution of an apprenticeship', () => {
    const kindDetails = {
      apprenticeSchooling: 'HIGH_SCHOOL_GENERAL',
      apprenticeCourse: 'bancario',
      nameOfInstitution: null,
      otherInstitutionName: 'Escola da Vila',
    }
    expect(words({ kindDetails })).toMatchObject({
      'Escolaridade mínima': 'Ensino médio',
      'Curso de aprendizagem': 'Bancário',
      'Instituição do curso': 'Escola da Vila',
    })
  })

  it('includes knowledge areas', () => {
    const schoolLevels = [{ schooling: 'MBA', courseSchooling: null, knowledgeArea: 'administracao' }]
    expect(words({ schoolLevels })).toMatchObject({ Escolaridade: 'Pós-graduação ou MBA: Administração' })
  })

  it('tells of the workplace’s accessibility as good to know, not as something that is asked', () => {
    const view = jobView({ ...job, handicapExtraInfo: 'Rampa e elevador.' }, new Date())
    expect(view.additional).toContain('Acessibilidade do local: Rampa e elevador.')
    expect(view.requirements.map(({ value }) => value)).not.toContain('Rampa e elevador.')
  })
})
