import {
  code,
  codes,
  id,
  item,
  items,
  list,
  money,
  month,
  municipality,
  occupation,
  text,
  words,
  yes,
} from '../fields/field.ts'
import type { CurriculumKind } from './kinds.ts'

const withTechnologies = {
  when: ({ noTechnologies }: { noTechnologies?: boolean | null }) => noTechnologies !== true,
} as const

/**
 * The fields of a curriculum of any kind (specification, data §3.3). Money in cents. Rules over several fields are in
 * `faultsOfCurriculum`.
 */
export const curriculumFields = {
  objective: text(1000),
  /** Occupations of interest, with the experience in each. */
  occupations: list(
    {
      cbo: occupation({ always: true }),
      yearsOfExperience: code('yearsOfExperience', { always: true }),
      area: text(80),
      hierarchy: text(80),
    },
    3,
  ),
  salary: money(),
  allowRemote: yes(false),
  /** Where they would work besides where they live. */
  workPlaces: list({ cityState: municipality({ always: true }) }, 5),
  experiences: list(
    {
      companyName: text(120, { always: true }),
      occupation: text(120, { always: true }),
      startDate: month({ always: true }),
      exitDate: month({ when: ({ isCurrentJob }: { isCurrentJob?: boolean }) => !isCurrentJob }),
      isCurrentJob: yes(false),
      /** The last salary. */
      salary: money(),
      description: text(2000),
      companyArea: item('companyAreas'),
      employeeNumber: code('companySize'),
    },
    30,
  ),
  additionalExperiences: text(2000),
  schoolLevel: code('schooling'),
  schoolLevelStatus: code('courseStatus'),
  formations: list(
    {
      schoolLevel: code('schooling', { always: true }),
      course: text(160, { always: true }),
      nameOfInstitution: text(160, { always: true }),
      courseStatus: code('courseStatus', { always: true }),
      coursePeriod: code('coursePeriod'),
      courseShift: code('courseShift'),
      knowledgeArea: item('knowledgeAreas'),
      courseStart: month(),
      courseEnd: month(),
    },
    20,
  ),
  internshipCourses: list(
    {
      schoolLevel: code('schooling', { always: true }),
      course: text(160, { always: true }),
      institutionCityState: municipality({ always: true }),
      nameOfInstitution: text(160, { always: true }),
      coursePeriod: code('internshipPeriod', { always: true }),
      courseShift: code('courseShift', { always: true }),
      courseStart: month(),
      courseEnd: month(),
      imRegisteredInThisCourse: yes(true),
    },
    5,
  ),
  /** Names of professional courses. */
  courses: words({ most: 30, longest: 160 }),
  languages: list(
    { language: item('languages', { always: true }), level: code('languageLevel', { always: true }) },
    20,
  ),
  technologiesGeneral: items('generalTechnologies', 30, withTechnologies),
  technologies: list(
    {
      technology: item('technologies', { always: true }),
      yearsOfExperience: code('technologyLevel', { always: true }),
    },
    40,
    withTechnologies,
  ),
  /** They use no computer programs; then none is asked for. It counts in no score. */
  noTechnologies: yes(false),
  /** The categories of their driver's licence. */
  driverLicence: codes('licenceCategory', 5),
  careerFocus: text(120),
  /** Benefits that count for them, by which recruiters who offer them find them. */
  benefits: items('benefits', 10),
  /**
   * The disabilities that they choose to tell in this curriculum: read by the recruiters of jobs to which they applied,
   * until they withdraw (LGPD art. 11), and in no search, score or file. Health data: never kept in a browser.
   */
  handicaps: items('handicaps', 20, { readBy: 'selection' }),
  /** A YouTube link; an empty one removes the video. */
  videoUrl: text(200),
  /** The uploaded file. */
  fileCV: id(),
  apprenticeCourses: items('apprenticeCourses', 5),
  isInHighSchool: yes(false, { ofKind: true }),
  finishHighSchoolInTwoYears: yes(false, {
    ofKind: true,
    when: ({ isInHighSchool }: { isInHighSchool?: boolean | null }) => isInHighSchool === true,
  }),
  acceptApprenticeOpportunities: yes(false, { ofKind: true }),
} as const

export type CurriculumField = keyof typeof curriculumFields

const kindOfField: Partial<Record<string, CurriculumKind>> = {
  internshipCourses: 'internship',
  apprenticeCourses: 'apprentice',
  isInHighSchool: 'apprentice',
  finishHighSchoolInTwoYears: 'apprentice',
  acceptApprenticeOpportunities: 'apprentice',
} satisfies Partial<Record<CurriculumField, CurriculumKind>>

/** Whether a kind of curriculum has a field; most fields are in all kinds. */
export function hasField(kind: CurriculumKind, field: string): boolean {
  return (kindOfField[field] ?? kind) === kind
}
