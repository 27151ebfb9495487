import type { CurriculumField } from './fields.ts'
import type { CurriculumKind } from './kinds.ts'

/** The sections in which a curriculum is written, in their order, with the fields of each. */
export const curriculumSections = {
  curriculum: ['occupations', 'objective', 'careerFocus', 'salary', 'benefits', 'allowRemote', 'workPlaces'],
  internship: ['internshipCourses'],
  apprentice: ['apprenticeCourses', 'isInHighSchool', 'finishHighSchoolInTwoYears', 'acceptApprenticeOpportunities'],
  experience: ['experiences', 'additionalExperiences'],
  schooling: ['schoolLevel', 'schoolLevelStatus', 'formations', 'courses'],
  knowledge: ['languages', 'technologiesGeneral', 'technologies', 'noTechnologies', 'driverLicence'],
  upload: ['fileCV', 'videoUrl'],
  disability: ['handicaps'],
} as const satisfies Readonly<Record<string, readonly CurriculumField[]>>

export type CurriculumSection = keyof typeof curriculumSections

const names = Object.keys(curriculumSections) as CurriculumSection[]

/** The sections of a kind of curriculum. */
export function sectionsOf(kind: CurriculumKind): CurriculumSection[] {
  return names.filter((name) => (name !== 'internship' && name !== 'apprentice') || name === kind)
}

/** The parts of a curriculum that decide which of its sections are shown. */
type Told = {
  readonly objective: string
  readonly internshipCourses: readonly unknown[]
  readonly apprenticeCourses: readonly unknown[]
  readonly experiences: readonly unknown[]
  readonly additionalExperiences?: string | undefined
  readonly schoolLevel?: unknown
  readonly languages: readonly unknown[]
  readonly technologiesGeneral: readonly unknown[]
  readonly technologies: readonly unknown[]
  readonly noTechnologies: boolean
  readonly driverLicence: readonly unknown[]
}

const told = {
  curriculum: ({ objective }) => objective.trim() !== '',
  internship: ({ internshipCourses }) => internshipCourses.length > 0,
  apprentice: ({ apprenticeCourses }) => apprenticeCourses.length > 0,
  experience: ({ experiences, additionalExperiences }) => experiences.length > 0 || Boolean(additionalExperiences),
  schooling: ({ schoolLevel }) => Boolean(schoolLevel),
  knowledge: ({ languages, technologiesGeneral, technologies, noTechnologies, driverLicence }) =>
    noTechnologies || [languages, technologiesGeneral, technologies, driverLicence].some((each) => each.length > 0),
} as const satisfies Partial<Record<CurriculumSection, (curriculum: Told) => boolean>>

/** The sections that help a recruiter decide; nobody is asked for a file, a video or a disability. */
export type CountedSection = keyof typeof told

/** The sections of a curriculum that count, and whether each is told. */
export function readinessOf(kind: CurriculumKind, curriculum: Told): { name: CountedSection; ready: boolean }[] {
  return sectionsOf(kind).flatMap((name) => (isCounted(name) ? [{ name, ready: told[name](curriculum) }] : []))
}

const isCounted = (name: CurriculumSection): name is CountedSection => Object.hasOwn(told, name)
