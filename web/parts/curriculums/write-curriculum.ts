import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import { type CurriculumFields, faultsOfCurriculum } from '@trampolim/marketplace/curriculums/curriculum.ts'
import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { filledRows, typedOf } from '../form/draft-of-fields.ts'
import { blankItems, type CurriculumDraft, type CurriculumList, plainFields } from './draft.ts'

/** The rows that say something. */
function filled<List extends CurriculumList>(list: List, draft: CurriculumDraft): CurriculumDraft[List] {
  const rows: readonly object[] = draft[list]
  return filledRows(rows, blankItems[list]) as CurriculumDraft[List]
}

/** What was typed, each field in one way: null where nothing was. */
function written(draft: CurriculumDraft) {
  const occupations = filled('occupations', draft).map((each) => typedOf(curriculumFields.occupations.of, each))
  return {
    ...settle(plainFields, typedOf(plainFields, draft)),
    occupations: occupations.map((each) => settle(curriculumFields.occupations.of, each)),
    videoUrl: draft.videoUrl.trim(),
    fileCV: draft.file.id || null,
  }
}

/** What of it says something; rows are sent without what is missing in them. */
function withoutNulls(value: object): object {
  const kept = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(kept.map(([name, each]) => [name, rowsWithoutNulls(each)]))
}

function rowsWithoutNulls(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (typeof row === 'object' && row !== null ? withoutNulls(row) : row))
}

/** A draft as the calls take it. Faults must have been asked for first: what is missing is missing here too. */
export function curriculumInput(draft: CurriculumDraft): CurriculumInput {
  return { ...withoutNulls(written(draft)), fileCV: draft.file.id || null } as CurriculumInput
}

/** A draft as an update takes it: an empty text would be left as it was, so what was emptied is null. */
export function curriculumUpdate(draft: CurriculumDraft) {
  const fields = Object.entries(written(draft)).map(([name, value]) => [name, rowsWithoutNulls(value)])
  return Object.fromEntries(fields) as CurriculumInput
}

/** What is wrong with a draft, in words, by the names of its fields. `today` is the day in São Paulo. */
export function faultsOfDraft(kind: CurriculumKind, draft: CurriculumDraft, { today }: { today: Day }): Faults {
  const found = faultsOfCurriculum(kind, curriculumInput(draft) as CurriculumFields, { today })
  return placedFaults(draft, textsOf([...found, ...faultsOfRows(draft)]))
}

/** Faults by the places of sent items, as the rules and the calls know them, by the form's own places. */
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

/** Each row that was begun is filled in whole. */
function faultsOfRows(draft: CurriculumDraft): Fault[] {
  const missing = (field: string, value: string) => faultAt(field, value.trim() === '' ? 'required' : undefined)
  return [
    ...filled('occupations', draft).flatMap((each, at) =>
      missing(`occupations.${at}.yearsOfExperience`, each.yearsOfExperience),
    ),
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
