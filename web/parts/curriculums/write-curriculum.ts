import type { CurriculumInput, Experience, Formation } from '@trampolim/contract/curriculums.ts'
import { type CurriculumFields, faultsOfCurriculum } from '@trampolim/marketplace/curriculums/curriculum.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import type { CurriculumDraft, ExperienceDraft, FormationDraft } from './draft.ts'
import { centsFrom, monthFrom } from './texts.ts'

const text = (typed: string) => typed.trim() || undefined
/** The code of a choice; the server refuses what isn't one. */
const code = <Code>(chosen: string) => (chosen === '' ? undefined : Number(chosen)) as Code | undefined
const word = <Word>(chosen: string) => (chosen || undefined) as Word | undefined

/** A row of which nothing was filled in says nothing. */
function filled<Row extends object>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => Object.values(row).some((value) => value !== '' && value !== false))
}

function experienceOf(draft: ExperienceDraft) {
  return {
    companyName: draft.companyName.trim(),
    occupation: draft.occupation.trim(),
    startDate: monthFrom(draft.startDate),
    exitDate: draft.isCurrentJob ? undefined : monthFrom(draft.exitDate),
    isCurrentJob: draft.isCurrentJob,
    salary: centsFrom(draft.salary),
    description: text(draft.description),
    companyArea: text(draft.companyArea),
    employeeNumber: code<Experience['employeeNumber']>(draft.employeeNumber),
  }
}

function formationOf(draft: FormationDraft) {
  return {
    schoolLevel: word<Formation['schoolLevel']>(draft.schoolLevel),
    course: draft.course.trim(),
    nameOfInstitution: draft.nameOfInstitution.trim(),
    courseStatus: code<Formation['courseStatus']>(draft.courseStatus),
    coursePeriod: code<Formation['coursePeriod']>(draft.coursePeriod),
    courseShift: code<Formation['courseShift']>(draft.courseShift),
    knowledgeArea: text(draft.knowledgeArea),
    courseStart: monthFrom(draft.courseStart),
    courseEnd: monthFrom(draft.courseEnd),
  }
}

/** Where each kept row stood in the form, so that faults find their way back. */
function placesOf<Row extends object>(rows: readonly Row[]): number[] {
  return filled(rows).map((row) => rows.indexOf(row))
}

/** A draft as the calls take it. Faults must have been asked for first: what is missing is missing here too. */
export function curriculumInput(draft: CurriculumDraft): CurriculumInput {
  const levels = filled(draft.languages).map(({ language, level }) => ({ language, level: Number(level) }))
  const technologies = filled(draft.technologies).map(({ technology, yearsOfExperience }) => ({
    technology: technology.trim(),
    yearsOfExperience: Number(yearsOfExperience),
  }))
  const occupations = filled(draft.occupations).map(({ cbo, yearsOfExperience }) => ({
    cbo,
    yearsOfExperience: code(yearsOfExperience),
  }))
  return {
    objective: draft.objective.trim(),
    occupations: occupations as CurriculumInput['occupations'],
    experiences: filled(draft.experiences).map(experienceOf) as CurriculumInput['experiences'],
    formations: filled(draft.formations).map(formationOf) as CurriculumInput['formations'],
    languages: levels as CurriculumInput['languages'],
    technologiesGeneral: draft.technologiesGeneral,
    technologies: technologies as CurriculumInput['technologies'],
    schoolLevel: word(draft.schoolLevel),
    schoolLevelStatus: code(draft.schoolLevelStatus),
    salary: centsFrom(draft.salary),
    additionalExperiences: draft.additionalExperiences.trim(),
    allowRemote: draft.allowRemote,
    videoUrl: draft.videoUrl.trim(),
    fileCV: draft.file.id || null,
  }
}

/** A draft as an update takes it: an empty text would be left as it was, so what was emptied is null. */
export function curriculumUpdate(draft: CurriculumDraft) {
  const input = curriculumInput(draft)
  return {
    ...input,
    objective: input.objective || null,
    salary: input.salary ?? null,
    schoolLevel: input.schoolLevel ?? null,
    schoolLevelStatus: input.schoolLevelStatus ?? null,
    additionalExperiences: input.additionalExperiences || null,
  }
}

/** What is wrong with a draft, in words, by the names of its fields. `today` is the day in São Paulo. */
export function faultsOfDraft(kind: CurriculumKind, draft: CurriculumDraft, { today }: { today: Day }): Faults {
  const fields: CurriculumFields = {
    occupations: filled(draft.occupations),
    salary: centsFrom(draft.salary),
    experiences: filled(draft.experiences).map(experienceOf),
    formations: filled(draft.formations).map(formationOf),
    videoUrl: draft.videoUrl,
  }
  const found = [...faultsOfCurriculum(kind, fields, { today }), ...faultsOfRows(draft)]
  return placedFaults(draft, textsOf(found))
}

/** Faults by the places of sent items, as the rules and the calls know them, by the form's own places. */
export function placedFaults(draft: CurriculumDraft, faults: Faults): Faults {
  const lists = { occupations: draft.occupations, experiences: draft.experiences, formations: draft.formations }
  const rows = { languages: draft.languages, technologies: draft.technologies }
  const places: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
    Object.entries({ ...lists, ...rows }).map(([list, items]) => [list, placesOf<object>(items)]),
  )
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const [list = '', at = '', ...rest] = field.split('.')
      if (list === 'occupations' && at === '') return ['occupations.0.cbo', message]
      const place = places[list]?.[Number(at)]
      return [place === undefined || at === '' ? field : [list, place, ...rest].join('.'), message]
    }),
  )
}

/** Each row that was begun is filled in whole. */
function faultsOfRows(draft: CurriculumDraft): Fault[] {
  const missing = (field: string, value: string) => faultAt(field, value.trim() === '' ? 'required' : undefined)
  return [
    ...filled(draft.occupations).flatMap((each, at) =>
      missing(`occupations.${at}.yearsOfExperience`, each.yearsOfExperience),
    ),
    ...filled(draft.languages).flatMap((each, at) => [
      ...missing(`languages.${at}.language`, each.language),
      ...missing(`languages.${at}.level`, each.level),
    ]),
    ...filled(draft.technologies).flatMap((each, at) => [
      ...missing(`technologies.${at}.technology`, each.technology),
      ...missing(`technologies.${at}.yearsOfExperience`, each.yearsOfExperience),
    ]),
  ]
}
