import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import { saoPaulo } from '../world/builders.ts'

/** A valid job in São Paulo, as its recruiter's form sends it. */
export function jobForm(changes: Partial<JobContentInput> = {}): JobContentInput {
  return {
    jobSpecificType: 1,
    contractType: 1,
    jobName: 'Vendedora de loja',
    occupation: '521110',
    jobDescription: 'Atender no balcão e cuidar da vitrine.',
    salaryType: 1,
    salaryRange: { from: 210_000, to: 260_000 },
    workType: 1,
    workingHours: 'monday-friday',
    workingHoursStart: '08:00',
    workingHoursEnd: '17:48',
    workingHoursLunch: '01:00',
    workPlaces: [{ zipCode: '01001-000', qty: 2, district: 'Sé', cityState: saoPaulo }],
    questionnaire: [{ question: 'Pode começar logo?', type: 'boolean' }],
    schoolLevels: [{ schooling: 'HIGH_SCHOOL_GENERAL' }],
    ...changes,
  }
}

/** A valid internship. */
export function internshipForm(changes: Partial<JobContentInput> = {}): JobContentInput {
  return jobForm({
    jobSpecificType: 2,
    contractType: 8,
    jobName: 'Estágio em vendas',
    coursesPanel: [
      { internshipSchoolLevel: 'BACHELOR_NORMAL', internshipCourse: 'Marketing', minCoursePeriod: 2, shiftCourse: 1 },
    ],
    ...changes,
  })
}

/** A valid apprenticeship. */
export function apprenticeForm(changes: Partial<JobContentInput> = {}): JobContentInput {
  return jobForm({
    jobSpecificType: 3,
    contractType: 7,
    jobName: 'Jovem aprendiz em vendas',
    apprenticeSchooling: 'HIGH_SCHOOL_GENERAL',
    apprenticeCourse: 'comercio-e-varejo',
    nameOfInstitution: 'senac',
    ...changes,
  })
}
