/**
 * A curriculum as its form holds it. The form's parts stand beside this file and all take `draft` (or their piece of
 * it), `faults` and `onChange`:
 *
 *   objective.tsx     what the person looks for          salary.tsx         desired salary
 *   occupations.tsx   up to three, with experience       experiences.tsx    jobs so far, view and edit by item
 *   schooling.tsx     highest level and its status       formations.tsx     courses, view and edit by item
 *   languages.tsx     language and level                 technologies.tsx   everyday programs and technologies
 *   video.tsx         a YouTube link                     curriculum-file.tsx  upload of 2 MB at most
 *
 * `write-curriculum.ts` turns a draft into what calls take and tells its faults. Field names are paths into the draft, and faults go by them.
 */
import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { type FormValue, overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'
import { moneyText, monthText } from './texts.ts'

/** Texts are as typed: months `03/2021`, money `2.100,00`; codes as text, empty before a choice. */
export type OccupationDraft = { cbo: string; title: string; yearsOfExperience: string }
export type ExperienceDraft = {
  companyName: string
  occupation: string
  startDate: string
  exitDate: string
  isCurrentJob: boolean
  salary: string
  description: string
  companyArea: string
  employeeNumber: string
}
export type FormationDraft = {
  schoolLevel: string
  course: string
  nameOfInstitution: string
  courseStatus: string
  coursePeriod: string
  courseShift: string
  knowledgeArea: string
  courseStart: string
  courseEnd: string
}
export type LanguageDraft = { language: string; level: string }
export type TechnologyDraft = { technology: string; yearsOfExperience: string }
export type CurriculumDraft = {
  objective: string
  occupations: OccupationDraft[]
  experiences: ExperienceDraft[]
  formations: FormationDraft[]
  languages: LanguageDraft[]
  technologiesGeneral: string[]
  technologies: TechnologyDraft[]
  schoolLevel: string
  schoolLevelStatus: string
  salary: string
  additionalExperiences: string
  allowRemote: boolean
  videoUrl: string
  /** The uploaded file; an empty id where there is none. */
  file: { id: string; name: string }
}

export const blankItems = {
  occupations: { cbo: '', title: '', yearsOfExperience: '' },
  experiences: {
    companyName: '',
    occupation: '',
    startDate: '',
    exitDate: '',
    isCurrentJob: false,
    salary: '',
    description: '',
    companyArea: '',
    employeeNumber: '',
  },
  formations: {
    schoolLevel: '',
    course: '',
    nameOfInstitution: '',
    courseStatus: '',
    coursePeriod: '',
    courseShift: '',
    knowledgeArea: '',
    courseStart: '',
    courseEnd: '',
  },
  languages: { language: '', level: '' },
  technologies: { technology: '', yearsOfExperience: '' },
} as const satisfies Readonly<Record<string, FormValue>>

export const emptyCurriculum: CurriculumDraft = {
  objective: '',
  occupations: [{ ...blankItems.occupations }],
  experiences: [],
  formations: [],
  languages: [],
  technologiesGeneral: [],
  technologies: [],
  schoolLevel: '',
  schoolLevelStatus: '',
  salary: '',
  additionalExperiences: '',
  allowRemote: false,
  videoUrl: '',
  file: { id: '', name: '' },
}

/** The draft with which an existing curriculum is edited. */
export function draftOf(curriculum: Curriculum): CurriculumDraft {
  const code = (value: string | number | null | undefined) => String(value ?? '')
  return {
    objective: curriculum.objective,
    occupations: curriculum.occupations.map(({ cbo, title, yearsOfExperience }) => ({
      cbo,
      title,
      yearsOfExperience: code(yearsOfExperience),
    })),
    experiences: curriculum.experiences.map((each) => ({
      companyName: each.companyName,
      occupation: each.occupation,
      startDate: monthText(each.startDate),
      exitDate: monthText(each.exitDate),
      isCurrentJob: each.isCurrentJob,
      salary: moneyText(each.salary),
      description: each.description ?? '',
      companyArea: each.companyArea ?? '',
      employeeNumber: code(each.employeeNumber),
    })),
    formations: curriculum.formations.map((each) => ({
      schoolLevel: each.schoolLevel,
      course: each.course,
      nameOfInstitution: each.nameOfInstitution,
      courseStatus: code(each.courseStatus),
      coursePeriod: code(each.coursePeriod),
      courseShift: code(each.courseShift),
      knowledgeArea: each.knowledgeArea ?? '',
      courseStart: monthText(each.courseStart),
      courseEnd: monthText(each.courseEnd),
    })),
    languages: curriculum.languages.map(({ language, level }) => ({ language, level: code(level) })),
    technologiesGeneral: [...curriculum.technologiesGeneral],
    technologies: curriculum.technologies.map(({ technology, yearsOfExperience }) => ({
      technology,
      yearsOfExperience: code(yearsOfExperience),
    })),
    schoolLevel: curriculum.schoolLevel ?? '',
    schoolLevelStatus: code(curriculum.schoolLevelStatus),
    salary: moneyText(curriculum.salary),
    additionalExperiences: curriculum.additionalExperiences ?? '',
    allowRemote: curriculum.allowRemote,
    videoUrl: curriculum.videoUrl ?? '',
    file: { id: curriculum.fileCV?.id ?? '', name: curriculum.fileCV?.name ?? '' },
  }
}

/** A draft from outside, such as the browser's storage, made whole. */
export function shapedCurriculum(value: unknown): CurriculumDraft {
  return shaped(value, emptyCurriculum, blankItems)
}

/** The draft that a form sent: the hidden draft with the visible fields laid over it. A retyped cargo has to be found anew. */
export function draftFromForm(form: FormData): CurriculumDraft {
  const before = shapedCurriculum(sentDraft(form))
  return forgetRetyped(before, overlay(before, form, blankItems))
}

/** Takes the code off each occupation whose title was changed by hand. */
export function forgetRetyped(before: CurriculumDraft, after: CurriculumDraft): CurriculumDraft {
  const occupations = after.occupations.map((each, at) =>
    each.title === before.occupations[at]?.title ? each : { ...each, cbo: '' },
  )
  return { ...after, occupations }
}
