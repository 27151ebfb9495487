import type { DistanceBand } from '../places/distance-bands.ts'
import { type MinimumExperience, monthsAsked, mostMonths, type YearsOfExperience } from '../reference/experience.ts'
import type { LanguageLevel } from '../reference/language-levels.ts'
import type { LicenceCategory } from '../reference/licence-categories.ts'
import { reachesSchooling, type Schooling, schoolingRank } from '../reference/schooling.ts'
import type { TechnologyLevel } from '../reference/technology-levels.ts'
import { type AskedCourses, coursesValue, type StudentsCourse } from './courses.ts'

/**
 * The data of a job that count for a match. Money in cents a month. A hidden salary must be left out, since its part of
 * the score would reveal it.
 */
export type MatchedJob = {
  readonly cbo: string
  readonly minimumExperience: MinimumExperience
  readonly isRemote: boolean
  readonly salary?: { readonly from: number; readonly to: number } | undefined
  readonly schooling?: Schooling | undefined
  readonly languages: readonly { readonly language: string; readonly level: LanguageLevel }[]
  readonly technologies: readonly { readonly technology: string; readonly yearsOfExperience: TechnologyLevel }[]
  /** The categories of the driver's licence that the job requires, all of them. */
  readonly licences: readonly LicenceCategory[]
  /** Only of an internship that asks for courses. */
  readonly courses?: AskedCourses | undefined
}

/** The data of a curriculum that count for a match. Gender and age are deliberately absent. */
export type MatchedCurriculum = {
  readonly occupations: readonly { readonly cbo: string; readonly yearsOfExperience?: YearsOfExperience | undefined }[]
  /** The band of the distance between home and workplace, so that the score reveals nothing more precise. */
  readonly distance?: DistanceBand | undefined
  /** The expected salary, in cents a month. */
  readonly salary?: number | undefined
  readonly schooling?: Schooling | undefined
  readonly languages: MatchedJob['languages']
  readonly technologies: MatchedJob['technologies']
  /** The categories of their driver's licence; empty if they state none. */
  readonly licences: readonly LicenceCategory[]
  /** Only in a curriculum for internships. */
  readonly courses?: readonly StudentsCourse[] | undefined
}

/** How close an occupation of interest is: the same, or the same family or subgroup of the CBO. */
export function occupationValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (curriculum.occupations.length === 0) return undefined
  return Math.max(...curriculum.occupations.map((each) => nearness(job.cbo, each.cbo)))
}

/**
 * Experience in the closest occupations. A job may require at most six months (CLT art. 442-A), so these make up most
 * of the value; further desired experience makes up the rest. An internship that asks for courses compares courses
 * instead, since its purpose is to learn (Lei 11.788/2008, art. 1).
 */
export function experienceValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (job.courses) return undefined
  const asked = monthsAsked(job.minimumExperience)
  const near = curriculum.occupations.filter((each) => nearness(job.cbo, each.cbo) >= nearValue)
  const months = near.flatMap((each) =>
    each.yearsOfExperience === undefined ? [] : [mostMonths(each.yearsOfExperience)],
  )
  if (asked === 0 || months.length === 0) return undefined
  const most = Math.max(...months)
  return 0.7 * Math.min(1, most / Math.min(asked, 6)) + 0.3 * Math.min(1, most / asked)
}

/** How a student's course, period and shift compare with those that an internship asks for. */
export function courseValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  return job.courses && curriculum.courses ? coursesValue(job.courses, curriculum.courses) : undefined
}

const valueOfBand = {
  'to-5': 1,
  'to-10': 0.9,
  'to-20': 0.75,
  'to-50': 0.35,
  'to-100': 0,
  'over-100': 0,
} as const satisfies Record<DistanceBand, number>

/** 1 up to 5 km, falling with each band to 0 beyond 50 km; not used for remote work. */
export function distanceValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (job.isRemote || curriculum.distance === undefined) return undefined
  return valueOfBand[curriculum.distance]
}

/** 1 if the job pays the desired salary, falling linearly to 0 where it is one and a half times what the job pays. */
export function salaryValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (!job.salary || curriculum.salary === undefined) return undefined
  return 1 - clamp((curriculum.salary / job.salary.to - 1) / 0.5)
}

/** 1 if the required level is reached, else in proportion. */
export function schoolingValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (!job.schooling || !curriculum.schooling) return undefined
  if (reachesSchooling(job.schooling, curriculum.schooling)) return 1
  return schoolingRank(curriculum.schooling) / schoolingRank(job.schooling)
}

/** The mean over the required languages of how far each level is reached. */
export function languagesValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (job.languages.length === 0 || curriculum.languages.length === 0) return undefined
  return mean(
    job.languages.map(({ language, level }) => {
      const own = curriculum.languages.filter((each) => each.language === language).map((each) => each.level)
      return Math.min(1, Math.max(0, ...own) / level)
    }),
  )
}

/** The mean over the required technologies: half for knowing one, the rest for the level. */
export function technologiesValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (job.technologies.length === 0 || curriculum.technologies.length === 0) return undefined
  return mean(
    job.technologies.map(({ technology, yearsOfExperience }) => {
      const own = curriculum.technologies.filter((each) => each.technology === technology)
      if (own.length === 0) return 0
      const best = Math.max(...own.map((each) => each.yearsOfExperience))
      return yearsOfExperience === 0 ? 1 : 0.5 + 0.5 * Math.min(1, best / yearsOfExperience)
    }),
  )
}

/**
 * The share of the required categories that the candidate may drive. A higher category for cars, lorries or buses includes
 * the lower ones (Lei 9.503/1997, art. 143); A, for motorcycles, stands alone.
 */
export function driverLicenceValue(job: MatchedJob, curriculum: MatchedCurriculum): number | undefined {
  if (job.licences.length === 0 || curriculum.licences.length === 0) return undefined
  return mean(job.licences.map((asked) => (curriculum.licences.some((own) => includes(own, asked)) ? 1 : 0)))
}

/** Whether a category of the driver's licence allows what another one does. */
export function includes(own: LicenceCategory, asked: LicenceCategory): boolean {
  return own === asked || (own !== 'A' && asked !== 'A' && own > asked)
}

const nearValue = 0.3

function nearness(asked: string, own: string): number {
  if (asked === own) return 1
  if (asked.slice(0, 4) === own.slice(0, 4)) return 0.6
  return asked.slice(0, 3) === own.slice(0, 3) ? nearValue : 0
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
