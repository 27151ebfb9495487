import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import { minimumWageOf } from '@trampolim/marketplace/jobs/minimum-wage.ts'
import { hoursInMonth } from '@trampolim/marketplace/jobs/salary.ts'
import type { ApprenticeCourse } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import type { Job } from './job-row.ts'
import type { Trade } from './occupations.ts'

/** The courses of interns and apprentices in each sector; in other sectors it is administration. */
const courses: Readonly<Record<string, { intern: string; apprentice: ApprenticeCourse }>> = {
  food: { intern: 'Gastronomia', apprentice: 'panificacao-e-confeitaria' },
  sales: { intern: 'Marketing', apprentice: 'vendas' },
  retail: { intern: 'Gestão comercial', apprentice: 'comercio-e-varejo' },
  health: { intern: 'Enfermagem', apprentice: 'saude' },
  building: { intern: 'Engenharia civil', apprentice: 'construcao-civil' },
  industry: { intern: 'Engenharia de produção', apprentice: 'mecanica-industrial' },
  technology: { intern: 'Ciência da computação', apprentice: 'informatica-e-programacao' },
  telemarketing: { intern: 'Comunicação social', apprentice: 'atendimento-e-telesservicos' },
  transportation: { intern: 'Logística', apprentice: 'logistica' },
  vehicles: { intern: 'Engenharia mecânica', apprentice: 'manutencao-automotiva' },
  education: { intern: 'Pedagogia', apprentice: 'educacao' },
  pet: { intern: 'Medicina veterinária', apprentice: 'agropecuaria' },
}
const anywhere = { intern: 'Administração', apprentice: 'administracao' } as const

/** The courses of a trade's interns and apprentices. */
export function coursesOf({ sector }: Trade) {
  return courses[sector] ?? anywhere
}

/** Sectors in which companies take young apprentices, and in which no law forbids it (Decreto 6.481/2008). */
const apprenticing: readonly string[] = ['sales', 'retail', 'administrative', 'food', 'telemarketing', 'industry']

/** Whether jobs of this kind (1 to 3) exist in a trade: interns study what it needs, apprentices begin without it. */
export function isTaught({ schooling, sector, licence, leads }: Trade, kind: 1 | 2 | 3): boolean {
  if (kind === 1) return true
  const isStudied = schooling === 'TECHNICAL_COURSE' || schooling === 'BACHELOR_NORMAL'
  if (leads || licence) return false
  return kind === 2 ? isStudied || sector === 'administrative' : !isStudied && apprenticing.includes(sector)
}

/** Contract types to which the minimum wage applies: CLT effective, temporary, apprenticeship. */
const underMinimumWage: readonly number[] = [1, 2, 7]

/** Completes a job with what its kind, contract and salary require, so that it is valid. */
export function fitToRules(job: Job, trade: Trade, now: Date): Job {
  return {
    ...job,
    ...paid(job, now),
    ...(job.job_specific_type === 3 && { schooling: 'HIGH_SCHOOL_GENERAL', minimum_experience: 0 }),
    salary_commission: job.salary_type === 3 ? '2% sobre as vendas' : null,
    content: {
      ...job.content,
      ...(job.contract_type === 2 && { tempJobDuration: 90 }),
      ...detailsOf(job, trade),
    },
  }
}

/** Interns and apprentices work at most six hours a day and thirty a week (Lei 11.788/2008 art. 10, CLT art. 432). */
export const taughtHours = {
  workingHours: 'monday-friday',
  workingHoursStart: '09:00',
  workingHoursEnd: '15:00',
  workingHoursLunch: '00:15',
  workingHoursAltStart: null,
  workingHoursAltEnd: null,
} as const satisfies Partial<JobContentInput>

function detailsOf(job: Job, trade: Trade): Partial<JobContentInput> {
  const { intern, apprentice } = coursesOf(trade)
  const { schooling } = trade
  if (job.job_specific_type === 2) {
    const level = internshipLevels.has(schooling) ? schooling : 'BACHELOR_NORMAL'
    const panel = {
      internshipSchoolLevel: level,
      internshipCourse: intern,
      minCoursePeriod: 1,
      shiftCourse: 1,
    } as const
    return {
      ...taughtHours,
      coursesPanel: [panel],
      acceptOtherCourses: false,
      dontHaveInternshipSalary: false,
      schoolLevels: [],
    }
  }
  if (job.job_specific_type !== 3) return {}
  return {
    ...taughtHours,
    experiences: 'Vontade de aprender.',
    apprenticeSchooling: 'HIGH_SCHOOL_GENERAL',
    apprenticeCourse: apprentice,
    apprenticeOtherCourse: null,
    nameOfInstitution: 'senac',
    otherInstitutionName: null,
    schoolLevels: [],
  }
}

/** Raises a salary below the monthly minimum wage to the next multiple of ten reais, keeping its range. */
function paid(job: Job, now: Date) {
  const from = job.salary_from_cents as number | null
  const wage = minimumWageOf(now.getUTCFullYear()) ?? 0
  if (from === null || job.salary_type === undefined || !underMinimumWage.includes(Number(job.contract_type))) return {}
  // Apprentices work six hours a day.
  const least = Math.ceil((job.job_specific_type === 3 ? (wage * 150) / hoursInMonth : wage) / 1000) * 1000
  if (from >= least) return {}
  const to = job.salary_to_cents as number | null
  return { salary_from_cents: least, salary_to_cents: to === null ? null : Math.max(to, least + (to - from)) }
}
