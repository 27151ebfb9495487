import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { faultsOfJob } from '@trampolim/marketplace/jobs/faults-of-job.ts'
import { type JobFields, jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { groundSupports, needsException } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { reviewedPart } from '@trampolim/marketplace/jobs/reviewed-part.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText, textsOf } from '../../../platform/faults.ts'
import { typedOf } from '../../form/draft/draft-of-fields.ts'
import { filledRows } from '../../form/draft/empty-draft.ts'
import { withUnknownNames } from '../../lookups/unknown-names.ts'
import { blankItems, type JobDraft, type JobList, otherChoice, plainFields } from './draft.ts'
import { boundsText } from './salary-bounds.ts'

const t = speak(jobForm)

/** The rows that aren't blank. The first workplace is always included. */
function filled<List extends JobList>(list: List, draft: JobDraft): JobDraft[List] {
  const rows: readonly object[] = draft[list]
  const said = filledRows(rows, blankItems[list])
  return (list === 'workPlaces' && said.length === 0 ? rows.slice(0, 1) : said) as JobDraft[List]
}

/**
 * Converts a draft to the input of calls, without fields that aren't asked for, which only stay in the draft. The draft
 * must have no faults: its missing values are missing in the result.
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

/** The fields with a form of their own in the draft. */
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

/** Whether two drafts are equal in all fields that reviewers read. */
export function isSameToReviewers(draft: JobDraft, other: JobDraft): boolean {
  return JSON.stringify(reviewedPart(jobInput(draft))) === JSON.stringify(reviewedPart(jobInput(other)))
}

/** Returns the texts of a draft's faults, by its field names. */
export function faultsOfJobDraft(draft: JobDraft): Faults {
  const job = jobInput(draft) as JobFields
  const found = placedFaults(draft, textsOf(faultsOfJob(job)))
  const faults = { ...withBounds(job, found), ...(draft.claimsException ? faultsOfClaim(job) : {}) }
  const cities = draft.workPlaces.map(({ city }, at) => [`workPlaces.${at}.cityState`, city])
  return withUnknownNames(
    withUnknownNames(faults, { code: 'unknown_occupation', typed: { occupation: draft.occupationTitle } }),
    { code: 'unknown_municipality', typed: Object.fromEntries(cities) },
  )
}

/** What an exception that was claimed lacks: without it the job would be sent as if there were none. */
function faultsOfClaim(job: JobFields): Faults {
  const ground = job.legalException?.ground
  if (needsException(job)) return {}
  if (!ground) return { 'legalException.ground': faultText('exception_ground_required') }
  const supports: readonly string[] = groundSupports[ground]
  return { [supports.includes('gender') ? 'genderOrder' : 'ageOrderMin']: t('exception.asksNothing') }
}

/** An amount by the hour or day has its bounds named so, as those of a month wouldn't be understood. */
function withBounds({ salaryType }: JobFields, faults: Faults): Faults {
  if (!salaryType || faults.salary !== faultText('wrong_salary')) return faults
  return { ...faults, salary: boundsText(salaryType, 'outside') }
}

/** Converts fault paths from the names and positions that rules and calls use to those of the form. */
export function placedFaults(draft: JobDraft, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const [list = '', at = '', ...rest] = field.split('.')
      if (list === 'salaryRange') return ['salaryRange', message]
      // All keywords are in one field.
      if (list === 'keywords') return ['keywords', message === faultText('too_long') ? tooLongKeyword() : message]
      if (!isList(list) || at === '') return [field, message]
      const rows: readonly object[] = draft[list]
      const kept = filled(list, draft)[Number(at)]
      return [kept ? [list, rows.indexOf(kept), ...rest].join('.') : field, message]
    }),
  )
}

const tooLongKeyword = () => t('job.keywordTooLong', { most: jobFields.keywords.longest })

const isList = (name: string): name is JobList => Object.hasOwn(blankItems, name)
