import type { JobCard, JobDetails, PublicJob } from '../jobs.ts'

/** The ids of the examples, which belong to one another. */
export const exampleIds = {
  job: '019cd192ff1db00000000002',
  otherJob: '019cbd340fe0b00000000003',
  organization: '019aef06ed80000000000001',
  notice: '019cd31cb580e000000e8e90',
} as const

const place = { cityState: 3550308, city: 'São Paulo', state: 'SP', district: 'Vila Mariana' }

/** A job in a list, as visitors read it. */
export const exampleCard: JobCard = {
  id: exampleIds.job,
  jobName: 'Atendente de balcão',
  jobSpecificType: 1,
  company: 'Padaria Aurora',
  forClient: false,
  logo: null,
  place,
  distance: null,
  sameCity: true,
  contractType: 1,
  workType: 1,
  salary: { salaryType: 2, from: 163_000, to: null, commission: null, alt: null, unpaid: false },
  pcdOnly: false,
  published: '2026-03-09T12:00:00.000Z',
  liked: false,
  applied: false,
  discarded: false,
  match: null,
}

/** Another job of the same company. */
export const otherCard: JobCard = {
  ...exampleCard,
  id: exampleIds.otherJob,
  jobName: 'Operadora de caixa',
  salary: { ...exampleCard.salary, from: 178_000 },
  published: '2026-03-05T12:00:00.000Z',
}

/** A job with all its sections. */
export const exampleJob: PublicJob = {
  id: exampleIds.job,
  jobName: 'Atendente de balcão',
  jobSpecificType: 1,
  company: 'Padaria Aurora',
  logo: null,
  contractType: 1,
  workType: 1,
  salary: exampleCard.salary,
  pcdOnly: false,
  published: '2026-03-09T12:00:00.000Z',
  occupation: { cbo: '513435', title: 'Atendente de lanchonete' },
  open: true,
  standing: 'open',
  modified: '2026-03-09T12:00:00.000Z',
  validThrough: '2026-04-23T12:00:00.000Z',
  aboutCompany: {
    organizationId: exampleIds.organization,
    description: 'Padaria Aurora: pão quente, gente boa e balcão cheio desde 1987.',
    site: 'https://www.padaria-aurora.example',
    employeeNumber: 50,
    branchOfActivity: 'padarias-e-confeitarias',
  },
  client: null,
  workPlaces: [{ ...place, qty: 2, zipCode: '04101000' }],
  workingHours: {
    workingHours: 'monday-saturday',
    start: '06:00',
    end: '14:20',
    lunch: '01:00',
    altStart: '06:00',
    altEnd: '10:00',
    altLunch: null,
    custom: null,
  },
  questionnaire: [
    {
      id: '1',
      question: 'Você pode começar às 6 horas?',
      type: 'boolean',
      expected: null,
      orderPriority: 1,
    },
  ],
  experienceOnlyDesired: true,
  kindDetails: {},
  tempJobDuration: null,
  longPeriodJob: true,
  jobDescription: 'Atender no balcão, embalar pães e manter a vitrine em ordem.',
  responsibilities: null,
  additionalInfo: null,
  keywords: [],
  salaryExtra: null,
  benefits: ['vale-alimentacao', 'vale-transporte'],
  additionalBenefits: null,
  allowRemoteOtherStates: false,
  flexSchedule: false,
  minimumExperience: 2,
  experiences: 'Atendimento ao público.',
  firstJob: false,
  schoolLevels: [],
  languages: [],
  technologiesGeneral: [],
  technologies: [],
  driverLicence: null,
  acceptHandicap: true,
  handicaps: [],
  handicapExtraInfo: null,
}

/** The same job as `readJob` answers it to a visitor. */
export const exampleDetails: JobDetails = { ...exampleJob, viewer: null, own: null }
