import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { faultsOfJob } from '@trampolim/marketplace/jobs/faults-of-job.ts'
import { type JobFields, jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import type { Salary } from '@trampolim/marketplace/jobs/salary.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { filledRows, typedOf } from '../form/draft-of-fields.ts'
import { blankItems, type JobDraft, type JobList, plainFields } from './draft.ts'

/** The rows that say something. The first workplace is always asked for. */
function filled<List extends JobList>(list: List, draft: JobDraft): JobDraft[List] {
  const rows: readonly object[] = draft[list]
  const said = filledRows(rows, blankItems[list])
  return (list === 'workPlaces' && said.length === 0 ? rows.slice(0, 1) : said) as JobDraft[List]
}

/**
 * A draft as the calls take it, without what its choices don't ask for; that stays in the draft. Faults must have been asked
 * for first: what is missing is missing here too.
 */
export function jobInput(draft: JobDraft): JobContentInput {
  return settle(jobFields, {
    ...typedOf(plainFields, {
      ...draft,
      schoolLevels: filled('schoolLevels', draft),
      languages: filled('languages', draft),
      technologies: filled('technologies', draft),
      coursesPanel: filled('coursesPanel', draft),
    }),
    ...typedOtherwise(draft),
  })
}

/** What the form asks in its own way. */
function typedOtherwise(draft: JobDraft) {
  const { otherCompany, shortPeriod, onlyHandicap, acceptHandicap, claimsException } = draft
  return {
    sameAsOwnCompany: !otherCompany,
    longPeriodJob: !shortPeriod,
    acceptHandicap: onlyHandicap || acceptHandicap,
    workPlaces: filled('workPlaces', draft).map((place) => typedOf(jobFields.workPlaces.of, place)),
    questionnaire: filled('questionnaire', draft).map((question, at) => ({
      ...typedOf(jobFields.questionnaire.of, question),
      useOrderPriority: true,
      orderPriority: at + 1,
    })),
    ...(claimsException ? {} : { legalException: null, genderOrder: null, ageOrderMin: null, ageOrderMax: null }),
    ...(draft.apprenticeCourse === otherChoice ? { apprenticeCourse: null } : { apprenticeOtherCourse: null }),
    ...(draft.nameOfInstitution === otherChoice ? { nameOfInstitution: null } : { otherInstitutionName: null }),
  }
}

/** What stands in a choice for 'another one', which is then typed. */
export const otherChoice = 'other'

/** The salary of a draft as the rules and texts take it; null before a type is chosen or where there is none. */
export function salaryOf(draft: JobDraft): Salary | null {
  return salaryOfJob(jobInput(draft) as JobFields)
}

/** What is wrong with a draft, in words, by the names of its fields. */
export function faultsOfJobDraft(draft: JobDraft): Faults {
  return placedFaults(draft, textsOf(faultsOfJob(jobInput(draft) as JobFields)))
}

/** Faults by the places of sent items, as the rules and the calls know them, by the form's own names and places. */
export function placedFaults(draft: JobDraft, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const [list = '', at = '', ...rest] = field.split('.')
      if (list === 'salaryRange') return ['salaryRange', message]
      if (!isList(list) || at === '') return [field, message]
      const rows: readonly object[] = draft[list]
      const kept = filled(list, draft)[Number(at)]
      return [kept ? [list, rows.indexOf(kept), ...rest].join('.') : field, message]
    }),
  )
}

const isList = (name: string): name is JobList => Object.hasOwn(blankItems, name)
