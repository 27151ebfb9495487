/**
 * The draft of a job's form. The parts of the form are in `../fields` and all take `draft`, `faults` and `change`:
 *
 *   the-job.tsx        kind, name, occupation, contract, texts     pay.tsx            salary, preview, benefits
 *   working-hours.tsx  days, times, lunch                          work-places.tsx    CEPs with city and quantity
 *   who-fits.tsx       experience, schooling, knowledge, licence   disabilities.tsx   exclusive jobs, accessibility
 *   questionnaire.tsx  questions in their order                    company.tsx        the company that hires
 *   kind-fields.tsx    fields of internships, apprenticeships      legal-exception.tsx  claimed before it is asked for
 *
 * `write-job.ts` converts a draft to the input of calls and returns its faults; `draft-of-job.ts` does the reverse. Field
 * names are paths into the draft, by which faults are keyed.
 */
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { publicKindFields } from '@trampolim/marketplace/jobs/public-view.ts'
import { type FormValue, overlay, shaped } from '../../../platform/form-fields.ts'
import { sentDraft } from '../../form/draft/draft-field.ts'
import { type DraftOf, emptyDraft } from '../../form/draft/empty-draft.ts'
import { retypedAddress } from '../../registration/find-address.ts'

/** Fields with a form of their own in the draft: two are inverted, and lists differ from what is sent. */
const askedOtherwise = ['sameAsOwnCompany', 'longPeriodJob', 'workPlaces', 'questionnaire'] as const

/** The fields whose draft has the same form as their table. */
export const plainFields = without(jobFields, askedOtherwise)

export type WorkPlaceDraft = DraftOf<typeof jobFields.workPlaces.of> & { city: string }
export type TechnologyDraft = DraftOf<typeof jobFields.technologies.of>
export type LanguageDraft = DraftOf<typeof jobFields.languages.of>
export type SchoolLevelDraft = DraftOf<typeof jobFields.schoolLevels.of>
export type CoursePanelDraft = DraftOf<typeof jobFields.coursesPanel.of>
/** `id` is empty for a new question; `expected` is empty if any answer is accepted. */
export type QuestionDraft = { id: string; question: string; type: string; expected: string }

export type JobDraft = DraftOf<typeof plainFields> & {
  /** The occupation as typed; `occupation` is its CBO code, empty until it is found. */
  occupationTitle: string
  /** The opposite of `sameAsOwnCompany`. */
  otherCompany: boolean
  /** The opposite of `longPeriodJob`. */
  shortPeriod: boolean
  /** If false, nothing is asked for under a legal exception. */
  claimsException: boolean
  workPlaces: WorkPlaceDraft[]
  /** In the order in which they are asked. */
  questionnaire: QuestionDraft[]
}

export const blankItems = {
  workPlaces: { ...emptyDraft(jobFields.workPlaces.of), qty: '1', city: '' },
  technologies: emptyDraft(jobFields.technologies.of),
  languages: emptyDraft(jobFields.languages.of),
  questionnaire: { id: '', question: '', type: 'text', expected: '' },
  schoolLevels: emptyDraft(jobFields.schoolLevels.of),
  coursesPanel: { ...emptyDraft(jobFields.coursesPanel.of), minCoursePeriod: '0', shiftCourse: '1' },
} satisfies Readonly<Record<string, FormValue>>

/** The lists of a job whose items can be added and removed. */
export type JobList = keyof typeof blankItems

/** The draft of a new job, with the most common value of each choice. */
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

/** Completes a draft from outside, such as the browser's storage. */
export function shapedJob(value: unknown): JobDraft {
  return shaped(value, emptyJob, blankItems)
}

/** Returns the draft that a form submitted: the hidden draft with the visible fields merged into it. */
export function jobFromForm(form: FormData): JobDraft {
  return overlaid(shapedJob(sentDraft(form)), form)
}

/**
 * A draft with a form's fields merged into it. A retyped occupation or city has to be looked up again, and so has the
 * place of another CEP; changing the kind resets the old kind's fields.
 */
export function overlaid(before: JobDraft, form: FormData): JobDraft {
  const after = overlay(before, form, blankItems)
  const occupation = after.occupationTitle === before.occupationTitle ? after.occupation : ''
  const workPlaces = after.workPlaces.map((each, at) => retypedPlace(before.workPlaces[at], each))
  const found = { ...after, occupation, workPlaces }
  return after.jobSpecificType === before.jobSpecificType
    ? found
    : ofKind({ ...found, jobSpecificType: before.jobSpecificType }, after.jobSpecificType)
}

function retypedPlace(before: WorkPlaceDraft = { ...blankItems.workPlaces }, after: WorkPlaceDraft): WorkPlaceDraft {
  const { street: _, ...place } = retypedAddress({ ...before, street: '' }, { ...after, street: '' })
  return place
}

/** The option 'another one', for which the person types a name. */
export const otherChoice = 'other'

const keptContracts: Readonly<Record<string, string>> = { '1': '1', '2': '8', '3': '7' }

const apprenticeAges = { legalException: emptyJob.legalException, genderOrder: '', ageOrderMin: '', ageOrderMax: '' }

/** The draft changed to another kind: the fields that only the old kind has are reset (specification, data §2). */
export function ofKind(draft: JobDraft, kind: string): JobDraft {
  return {
    ...draft,
    ...emptyDraft(publicKindFields),
    ...(draft.legalException.ground === 'apprenticeship' && kind !== draft.jobSpecificType ? apprenticeAges : {}),
    jobSpecificType: kind,
    contractType: keptContracts[kind] ?? '',
    tempJobDuration: '',
    coursesPanel: kind === '2' ? [{ ...blankItems.coursesPanel }] : [],
  }
}
