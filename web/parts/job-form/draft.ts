/**
 * A job as its form holds it. The form's parts stand beside this file and all take `draft`, `faults` and `change`:
 *
 *   the-job.tsx        kind, name, occupation, contract, texts     pay.tsx            salary, preview, benefits
 *   working-hours.tsx  days, times, lunch                          work-places.tsx    CEPs with city and quantity
 *   who-fits.tsx       experience, schooling, knowledge, licence   disabilities.tsx   exclusive jobs, accessibility
 *   questionnaire.tsx  questions in their order                    company.tsx        whose job it is
 *   kind-fields.tsx    what internship and apprentice have         legal-exception.tsx  claimed before it is asked for
 *
 * `write-job.ts` turns a draft into what calls take and tells its faults; `draft-of-job.ts` goes the other way.
 * Field names are paths into the draft, and faults go by them.
 */
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { publicKindFields } from '@trampolim/marketplace/jobs/public-view.ts'
import { type FormValue, overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'
import { type DraftOf, emptyDraft } from '../form/draft-of-fields.ts'

/** What the form asks in its own way: these two the other way round, lists with more or less than they are sent with. */
const askedOtherwise = ['sameAsOwnCompany', 'longPeriodJob', 'workPlaces', 'questionnaire'] as const

/** The fields that the form holds as they are. */
export const plainFields = without(jobFields, askedOtherwise)

export type WorkPlaceDraft = DraftOf<typeof jobFields.workPlaces.of> & { city: string }
export type TechnologyDraft = DraftOf<typeof jobFields.technologies.of>
export type LanguageDraft = DraftOf<typeof jobFields.languages.of>
export type SchoolLevelDraft = DraftOf<typeof jobFields.schoolLevels.of>
export type CoursePanelDraft = DraftOf<typeof jobFields.coursesPanel.of>
/** `id` is empty for a new question. */
export type QuestionDraft = { id: string; question: string; type: string }

export type JobDraft = DraftOf<typeof plainFields> & {
  /** The cargo as it was typed; `occupation` is its CBO code, empty before it was found. */
  occupationTitle: string
  /** The opposite of `sameAsOwnCompany`. */
  otherCompany: boolean
  /** The opposite of `longPeriodJob`. */
  shortPeriod: boolean
  /** Without it nothing is asked for under a legal exception. */
  claimsException: boolean
  workPlaces: WorkPlaceDraft[]
  /** In the order in which they are asked. */
  questionnaire: QuestionDraft[]
}

export const blankItems = {
  workPlaces: { ...emptyDraft(jobFields.workPlaces.of), qty: '1', city: '' },
  technologies: emptyDraft(jobFields.technologies.of),
  languages: emptyDraft(jobFields.languages.of),
  questionnaire: { id: '', question: '', type: 'text' },
  schoolLevels: emptyDraft(jobFields.schoolLevels.of),
  coursesPanel: { ...emptyDraft(jobFields.coursesPanel.of), minCoursePeriod: '0', shiftCourse: '1' },
} satisfies Readonly<Record<string, FormValue>>

/** The lists of a job whose items can be added and removed. */
export type JobList = keyof typeof blankItems

/** What a new job begins with: the most usual of each choice. */
export const emptyJob: JobDraft = {
  ...emptyDraft(plainFields),
  jobSpecificType: '1',
  contractType: '1',
  salaryType: '1',
  workType: '1',
  workingHours: 'monday-friday',
  workingHoursLunch: '01:00',
  occupationTitle: '',
  otherCompany: false,
  shortPeriod: false,
  claimsException: false,
  workPlaces: [{ ...blankItems.workPlaces }],
  questionnaire: [],
}

/** A draft from outside, such as the browser's storage, made whole. */
export function shapedJob(value: unknown): JobDraft {
  return shaped(value, emptyJob, blankItems)
}

/** The draft that a form sent: the hidden draft with the visible fields laid over it. */
export function jobFromForm(form: FormData): JobDraft {
  return overlaid(shapedJob(sentDraft(form)), form)
}

/** A draft with a form's fields over it. A retyped cargo or city has to be found anew; another kind loses the old one's fields. */
export function overlaid(before: JobDraft, form: FormData): JobDraft {
  const after = overlay(before, form, blankItems)
  const occupation = after.occupationTitle === before.occupationTitle ? after.occupation : ''
  const workPlaces = after.workPlaces.map((each, at) =>
    each.city === before.workPlaces[at]?.city ? each : { ...each, cityState: '' },
  )
  const found = { ...after, occupation, workPlaces }
  return after.jobSpecificType === before.jobSpecificType
    ? found
    : ofKind({ ...found, jobSpecificType: before.jobSpecificType }, after.jobSpecificType)
}

const keptContracts: Readonly<Record<string, string>> = { '1': '1', '2': '8', '3': '7' }

/** The draft as one of another kind: what only the old kind has begins anew (specification, data §2). */
export function ofKind(draft: JobDraft, kind: string): JobDraft {
  return {
    ...draft,
    ...emptyDraft(publicKindFields),
    jobSpecificType: kind,
    contractType: keptContracts[kind] ?? '',
    tempJobDuration: '',
    coursesPanel: kind === '2' ? [{ ...blankItems.coursesPanel }] : [],
  }
}
