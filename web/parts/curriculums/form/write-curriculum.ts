import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import { type CurriculumFields, faultsOfCurriculum } from '@trampolim/marketplace/curriculums/curriculum.ts'
import { curriculumFields, hasField } from '@trampolim/marketplace/curriculums/fields.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import { typedOf } from '../../form/draft/draft-of-fields.ts'
import { filledRows } from '../../form/draft/empty-draft.ts'
import { blankItems, type CurriculumDraft, type CurriculumList, plainFields } from './draft.ts'

/** The rows that aren't blank. */
function filled<List extends CurriculumList>(list: List, draft: CurriculumDraft): CurriculumDraft[List] {
  const rows: readonly object[] = draft[list]
  return filledRows(rows, blankItems[list]) as CurriculumDraft[List]
}

/** The normalised values of a kind's fields; null for blank ones. */
function written(kind: CurriculumKind, draft: CurriculumDraft) {
  return Object.fromEntries(Object.entries(writtenWhole(draft)).filter(([name]) => hasField(kind, name)))
}

function writtenWhole(draft: CurriculumDraft) {
  const occupations = filled('occupations', draft).map((each) => typedOf(curriculumFields.occupations.of, each))
  return {
    ...settle(plainFields, typedOf(plainFields, draft)),
    occupations: occupations.map((each) => settle(curriculumFields.occupations.of, each)),
    internshipCourses: filled('internshipCourses', draft).map((each) =>
      settle(curriculumFields.internshipCourses.of, typedOf(curriculumFields.internshipCourses.of, each)),
    ),
    workPlaces: filled('workPlaces', draft).map((each) => typedOf(curriculumFields.workPlaces.of, each)),
    videoUrl: draft.videoUrl.trim(),
    fileCV: draft.file.id || null,
  }
}

/** The values without nulls at any level. */
function withoutNulls(value: object): object {
  const kept = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(kept.map(([name, each]) => [name, rowsWithoutNulls(each)]))
}

function rowsWithoutNulls(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (typeof row === 'object' && row !== null ? withoutNulls(row) : row))
}

/**
 * Converts a draft to the input of calls. The draft must have no faults: its missing values are missing in the result.
 */
export function curriculumInput(kind: CurriculumKind, draft: CurriculumDraft): CurriculumInput {
  return { ...withoutNulls(written(kind, draft)), fileCV: draft.file.id || null } as CurriculumInput
}

/**
 * Converts a draft to the input of an update. An empty text would be ignored there, so an emptied field becomes null.
 */
export function curriculumUpdate(kind: CurriculumKind, draft: CurriculumDraft) {
  const fields = Object.entries(written(kind, draft)).map(([name, value]) => [name, rowsWithoutNulls(value)])
  return Object.fromEntries(fields) as CurriculumInput
}

/** Returns the texts of a draft's faults, by its field names. `today` is the day in São Paulo. */
export function faultsOfDraft(kind: CurriculumKind, draft: CurriculumDraft, { today }: { today: Day }): Faults {
  const found = faultsOfCurriculum(kind, curriculumInput(kind, draft) as CurriculumFields, { today })
  // The form reports each missing field of a course separately.
  const fields = found.filter(({ code }) => code !== 'internship_course_incomplete')
  return placedFaults(draft, textsOf([...fields, ...faultsOfRows(kind, draft)]))
}

/**
 * The faults that can be found before the form is sent. A city typed in full whose code must be looked up is left to
 * the server.
 */
export function faultsBeforeSending(kind: CurriculumKind, draft: CurriculumDraft, known: { today: Day }): Faults {
  const lookedUpLater = [
    ...draft.internshipCourses.flatMap(({ institutionCity, institutionCityState }, at) =>
      institutionCityState === '' && institutionCity.trim() !== ''
        ? `internshipCourses.${at}.institutionCityState`
        : [],
    ),
    ...draft.workPlaces.flatMap(({ city, cityState }, at) =>
      cityState === '' && city.trim() !== '' ? `workPlaces.${at}.cityState` : [],
    ),
  ]
  const found = Object.entries(faultsOfDraft(kind, draft, known))
  return Object.fromEntries(found.filter(([field]) => !lookedUpLater.includes(field)))
}

/** Converts fault paths from the positions of sent items, used by rules and calls, to those of the form's rows. */
export function placedFaults(draft: CurriculumDraft, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const [list = '', at = '', ...rest] = field.split('.')
      if (list === 'occupations' && at === '') return ['occupations.0.cbo', message]
      if (!isList(list) || at === '') return [field, message]
      const rows: readonly object[] = draft[list]
      const kept = filled(list, draft)[Number(at)]
      return [kept ? [list, rows.indexOf(kept), ...rest].join('.') : field, message]
    }),
  )
}

const isList = (name: string): name is CurriculumList => Object.hasOwn(blankItems, name)

const neededOfCourse = [
  'course',
  'schoolLevel',
  'nameOfInstitution',
  'institutionCityState',
  'coursePeriod',
  'courseShift',
] as const

/** Each row that was begun must be complete. */
function faultsOfRows(kind: CurriculumKind, draft: CurriculumDraft): Fault[] {
  const missing = (field: string, value: string) => faultAt(field, value.trim() === '' ? 'required' : undefined)
  return [
    ...filled('occupations', draft).flatMap((each, at) =>
      missing(`occupations.${at}.yearsOfExperience`, each.yearsOfExperience),
    ),
    ...(hasField(kind, 'internshipCourses') ? filled('internshipCourses', draft) : []).flatMap((each, at) =>
      neededOfCourse.flatMap((name) => missing(`internshipCourses.${at}.${name}`, each[name])),
    ),
    ...filled('workPlaces', draft).flatMap((each, at) => missing(`workPlaces.${at}.cityState`, each.cityState)),
    ...filled('languages', draft).flatMap((each, at) => [
      ...missing(`languages.${at}.language`, each.language),
      ...missing(`languages.${at}.level`, each.level),
    ]),
    ...filled('technologies', draft).flatMap((each, at) => [
      ...missing(`technologies.${at}.technology`, each.technology),
      ...missing(`technologies.${at}.yearsOfExperience`, each.yearsOfExperience),
    ]),
  ]
}
