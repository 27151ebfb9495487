import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { structuredDataFaults } from '@trampolim/tests/checks/structured-data.ts'
import { expect, it } from 'vitest'
import { jobView } from '../job-view.ts'
import { jobPosting } from './structured-data.ts'

const job = {
  id: 'a'.repeat(24),
  jobName: 'Vendedor de loja',
  jobSpecificType: 1,
  occupation: { cbo: '521110', title: 'Vendedor de comércio varejista' },
  company: 'Padaria Aurora',
  logo: null,
  open: true,
  aboutCompany: { site: 'https://aurora.example', description: null, employeeNumber: null, branchOfActivity: null },
  jobDescription: 'Atender no balcão & no salão.',
  responsibilities: 'Repor a vitrine.',
  experiences: 'Caixa de loja.',
  additionalInfo: 'Traga a carteira de trabalho.',
  published: '2026-11-01T12:00:00.000Z',
  modified: '2026-11-01T12:00:00.000Z',
  validThrough: '2026-12-16T12:00:00.000Z',
  contractType: 1,
  workType: 1,
  salary: { salaryType: 1, from: 210_000, to: 260_000, commission: null, alt: null },
  salaryExtra: null,
  workPlaces: [{ city: 'São Paulo', state: 'SP', district: 'Sé', cityState: 3_550_308, qty: 2, zipCode: '01001000' }],
  workingHours: {
    workingHours: 1,
    start: '08:00',
    end: '17:00',
    lunch: '01:00',
    altStart: null,
    altEnd: null,
    altLunch: null,
    custom: null,
  },
  flexSchedule: false,
  tempJobDuration: null,
  benefits: ['vale-transporte'],
  additionalBenefits: 'Pão à vontade',
  minimumExperience: 1,
  experienceOnlyDesired: false,
  schoolLevels: [{ schooling: 'HIGH_SCHOOL_GENERAL', courseSchooling: null, knowledgeArea: null }],
  languages: [{ language: 'ingles', level: 1 }],
  technologiesGeneral: [],
  technologies: [],
  driverLicence: null,
  acceptHandicap: true,
  handicaps: [],
  handicapExtraInfo: null,
  pcdOnly: false,
  keywords: [],
  allowRemoteOtherStates: false,
  longPeriodJob: true,
  firstJob: true,
  questionnaire: [],
  kindDetails: {},
  viewer: null,
  own: null,
} as unknown as JobDetails
const page = 'https://trampolim.test/jobs/x'
const posting = (change: Partial<JobDetails> = {}) => {
  const changed = { ...job, ...change }
  return jobPosting(changed, jobView(changed, new Date('2026-11-02T12:00:00.000Z')), page)
}

it('contains what search engines require', () => {
  expect(posting()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Vendedor de loja',
    employmentType: 'FULL_TIME',
    validThrough: job.validThrough,
    baseSalary: { currency: 'BRL', value: { minValue: 2100, maxValue: 2600, unitText: 'MONTH' } },
    totalJobOpenings: 2,
    occupationalCategory: 'Vendedor de comércio varejista',
  })
})

it('has one place as an object, its CEP with a hyphen and its bairro not as a street', () => {
  const [place] = job.workPlaces as [JobDetails['workPlaces'][number]]
  const published = {
    '@type': 'Place',
    name: 'Sé',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'São Paulo',
      addressRegion: 'SP',
      addressCountry: 'BR',
      postalCode: '01001-000',
    },
  }
  expect(posting().jobLocation).toEqual(published)
  expect(posting({ workPlaces: [place, { ...place, zipCode: null, district: null }] }).jobLocation).toEqual([
    published,
    { '@type': 'Place', address: expect.not.objectContaining({ postalCode: expect.anything() }) },
  ])
  expect(posting({ workPlaces: [] })).not.toHaveProperty('jobLocation')
})

it('describes hours, benefits, schooling and experience as the page does', () => {
  const view = jobView(job, new Date())
  const published = posting()
  expect(view.facts).toContainEqual({ name: 'Horário', value: published.workHours })
  expect(published.jobBenefits).toBe(view.benefits.join(', '))
  expect(published.qualifications).toContain('Idiomas: Inglês (básico)')
  expect(published.educationRequirements).toEqual({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'high school',
  })
  expect(published.experienceRequirements).toEqual({
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: 6,
  })
  expect(posting({ minimumExperience: 0 }).experienceRequirements).toBe('no requirements')
  expect(posting({ minimumExperience: 4, experienceOnlyDesired: true }).experienceRequirements).toBe(
    'Experiência de 3 anos é desejável, não obrigatória.',
  )
})

it('has all text of the page in its description, and no markup', () => {
  const { description } = posting()
  expect(description).toContain('<p>Atender no balcão &amp; no salão.</p>')
  for (const text of ['Repor a vitrine.', 'Caixa de loja.', 'Traga a carteira de trabalho.', 'Pão à vontade']) {
    expect(description).toContain(text)
  }
  expect(description).toContain('<li>Quantidade: 2 vagas</li>')
  expect(description).toContain('Aceita primeiro emprego')
})

it('includes what only internships and apprenticeships have', () => {
  const panel = {
    internshipCourse: 'Direito',
    internshipSchoolLevel: 'BACHELOR_NORMAL',
    minCoursePeriod: 3,
    shiftCourse: 2,
  } as const
  const internship = posting({ jobSpecificType: 2, contractType: 8, kindDetails: { coursesPanel: [panel] } })
  expect(internship.employmentType).toBe('INTERN')
  expect(internship.description).toMatch(/Cursos aceitos: Direito, graduação, [^<]*manhã/i)
  const apprenticeship = posting({
    jobSpecificType: 3,
    kindDetails: {
      apprenticeSchooling: 'TECHNICAL_COURSE',
      apprenticeOtherCourse: 'Panificação',
      otherInstitutionName: 'Escola do Pão',
    },
    schoolLevels: [],
  })
  expect(apprenticeship.description).toContain('Panificação')
  expect(apprenticeship.description).toContain('Escola do Pão')
  expect(apprenticeship.educationRequirements).toMatchObject({ credentialCategory: 'professional certificate' })
})

it('reveals neither a hidden company nor a hidden salary', () => {
  const published = posting({
    company: null,
    salary: { salaryType: 7, from: null, to: null, commission: null, alt: null },
  })
  expect(published.hiringOrganization).toBe('confidential')
  expect(JSON.stringify(published)).not.toMatch(/aurora/i)
  expect(published).not.toHaveProperty('baseSalary')
})

it('never presents an agency as the company that hires', () => {
  const published = posting({ client: { description: 'Uma rede.', branchOfActivity: null } })
  expect(published.hiringOrganization).toBe('confidential')
  expect(published.identifier).toMatchObject({ name: 'confidential' })
  expect(published.description).toMatch(/A vaga é em outra empresa.*Uma rede\./)
})

it('says that a remote job is done from home alone, in Brazil or in the states that it takes people from', () => {
  const anywhere = posting({ workType: 2, allowRemoteOtherStates: true })
  expect(anywhere).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
  })
  expect(anywhere).not.toHaveProperty('jobLocation')
  expect(posting({ workType: 2 }).applicantLocationRequirements).toEqual({
    '@type': 'State',
    name: 'São Paulo, Brasil',
  })
  expect(posting({ workType: 3 })).toHaveProperty('jobLocation')
})

it.each<[string, Partial<JobDetails>]>([
  ['on site', {}],
  ['remote', { workType: 2 }],
  ['remote for all of Brazil', { workType: 2, allowRemoteOtherStates: true }],
  ['of a hidden company', { company: null }],
  ['of an agency', { client: { description: null, branchOfActivity: null } }],
  ['without a salary', { salary: { salaryType: 7, from: null, to: null, commission: null, alt: null } }],
  ['by the hour', { salary: { salaryType: 4, from: 1_500, to: null, commission: null, alt: null } }],
  ['without experience', { minimumExperience: 0 }],
  ['an internship', { jobSpecificType: 2, contractType: 8 }],
])('keeps to the rules of schema.org and of search engines where it is %s', (_, change) => {
  expect(structuredDataFaults(posting(change))).toEqual([])
})

it('never contains the reader’s distance', () => {
  const viewer = {
    liked: true,
    discarded: false,
    processId: null,
    applied: true,
    hasReceipt: true,
    distance: 12,
    sameCity: true,
    match: null,
  }
  expect(posting({ viewer })).toEqual(posting())
})
