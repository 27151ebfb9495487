import {
  code,
  codes,
  type Fields,
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
  group: 'knowledge',
  when: ({ noTechnologies }: { noTechnologies?: boolean | null }) => noTechnologies !== true,
} as const

/** The most occupations of interest (specification, data §9). */
export const mostOccupations = 3

/**
 * The fields of a curriculum of any kind (specification, data §3.3). `group` is the section in which a field is asked and
 * shown. Money in cents. Rules over several fields are in `faultsOfCurriculum`.
 */
export const curriculumFields = {
  objective: text(1000, { group: 'curriculum' }),
  careerFocus: text(120, { group: 'curriculum' }),
  /** Occupations of interest, with the experience in each. */
  occupations: list(
    {
      cbo: occupation({ always: true }),
      yearsOfExperience: code('yearsOfExperience', { always: true }),
      area: text(80),
      hierarchy: text(80),
    },
    mostOccupations,
    { group: 'curriculum' },
  ),
  salary: money({ group: 'curriculum' }),
  /** Benefits that matter to the person; recruiters who offer them can search by them. */
  benefits: items('benefits', 10, { group: 'curriculum' }),
  allowRemote: yes(false, { group: 'curriculum' }),
  /** Where the person would work besides their own town. */
  workPlaces: list({ cityState: municipality({ always: true }) }, 5, { group: 'curriculum' }),
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
    { group: 'internship' },
  ),
  apprenticeCourses: items('apprenticeCourses', 5, { group: 'apprentice' }),
  isInHighSchool: yes(false, { group: 'apprentice', ofKind: true }),
  finishHighSchoolInTwoYears: yes(false, {
    group: 'apprentice',
    ofKind: true,
    when: ({ isInHighSchool }: { isInHighSchool?: boolean | null }) => isInHighSchool === true,
  }),
  acceptApprenticeOpportunities: yes(false, { group: 'apprentice', ofKind: true }),
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
    { group: 'experience' },
  ),
  additionalExperiences: text(2000, { group: 'experience' }),
  schoolLevel: code('schooling', { group: 'schooling' }),
  schoolLevelStatus: code('courseStatus', { group: 'schooling' }),
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
    { group: 'schooling' },
  ),
  /** Names of professional courses. */
  courses: words({ most: 30, longest: 160 }, { group: 'schooling' }),
  languages: list(
    { language: item('languages', { always: true }), level: code('languageLevel', { always: true }) },
    20,
    { group: 'knowledge' },
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
  /** The person uses no computer programs, so none are asked for. It affects no score. */
  noTechnologies: yes(false, { group: 'knowledge' }),
  /** The categories of the person's driver's licence. */
  driverLicence: codes('licenceCategory', 5, { group: 'knowledge' }),
  /** The uploaded file. */
  fileCV: id({ group: 'upload' }),
  /** A YouTube link; an empty one removes the video. */
  videoUrl: text(200, { group: 'upload' }),
  /**
   * The disabilities that the person chooses to state in this curriculum. Only recruiters of jobs to which they applied
   * read them, until they withdraw (LGPD art. 11); no search, score or file contains them. Health data: never kept in a
   * browser.
   */
  handicaps: items('handicaps', 20, { group: 'disability', readBy: 'selection' }),
} as const

export type CurriculumField = keyof typeof curriculumFields

/** Whether a kind of curriculum has a field; most fields exist in all kinds. */
export function hasField(kind: CurriculumKind, field: string): boolean {
  const { group } = (curriculumFields as Fields)[field] ?? {}
  return group === kind || (group !== 'internship' && group !== 'apprentice')
}
