import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { jobFields, type JobGroup as SheetGroup } from '@trampolim/marketplace/jobs/fields.ts'
import type { Faults } from '../../platform/faults.ts'
import { hasFaultWithin } from '../../platform/faults-within.ts'
import { emptyJob, type JobDraft } from './draft/draft.ts'

/** The groups of the job's form, in order. */
export const jobGroups = ['job', 'pay', 'time', 'people', 'handicap', 'questions', 'company', 'exception'] as const
export type JobGroup = (typeof jobGroups)[number]

/** Groups that are collapsed until they are needed. */
export const foldedGroups = ['handicap', 'questions', 'company', 'exception'] as const
export type FoldedGroup = (typeof foldedGroups)[number]
export const isFolded = (group: JobGroup): group is FoldedGroup => foldedGroups.some((each) => each === group)

/** The groups of the review sheet in each group of the form. */
const sheetGroups: Readonly<Record<JobGroup, readonly SheetGroup[]>> = {
  job: ['job', 'kind', 'description'],
  pay: ['salary'],
  time: ['workPlaces', 'workingHours'],
  people: ['requirements'],
  handicap: ['inclusion'],
  questions: ['questionnaire'],
  company: ['company'],
  exception: ['legalException'],
}

/** The form's own names for a job's fields, and fields that only the form has. */
const formNames: Readonly<Record<string, readonly string[]>> = {
  sameAsOwnCompany: ['otherCompany'],
  longPeriodJob: ['shortPeriod'],
  occupation: ['occupation', 'occupationTitle'],
  acceptHandicap: [],
  legalException: ['claimsException', 'legalException'],
}

const groupOf = (field: string) => (jobFields as Fields)[field]?.group as SheetGroup | undefined

/** The fields of a group, in the order of the form, by which its faults are assigned. */
export function fieldsOfGroup(part: JobGroup): readonly string[] {
  const names = Object.keys(jobFields)
  return sheetGroups[part]
    .flatMap((group) => names.filter((name) => groupOf(name) === group))
    .flatMap((name) => formNames[name] ?? [name])
}

/** The groups that contain the requested fields; all if none is named. */
export function groupsAsked(asked: readonly string[] | null | undefined): readonly JobGroup[] {
  const isAsked = (part: JobGroup) =>
    asked?.some((field) => sheetGroups[part].some((group) => groupOf(field) === group))
  return asked ? jobGroups.filter(isAsked) : jobGroups
}

/** Whether a group has one of these faults. */
export function isFaulty(group: JobGroup, faults: Faults): boolean {
  return fieldsOfGroup(group).some((field) => hasFaultWithin(faults, field))
}

/** Whether a group differs from that of a new job. */
export function isBegun(group: JobGroup, draft: JobDraft): boolean {
  const written = (of: JobDraft, field: string) => JSON.stringify(of[field as keyof JobDraft])
  return fieldsOfGroup(group).some((field) => written(draft, field) !== written(emptyJob, field))
}

/** Sorts faults by the order of the form, so that the list on top follows the page. */
export function inFormOrder(faults: Faults): Faults {
  const all: readonly string[] = jobGroups.flatMap((group) => fieldsOfGroup(group))
  const place = (field: string) => {
    const at = all.findIndex((each) => field === each || field.startsWith(`${each}.`))
    return at < 0 ? all.length : at
  }
  return Object.fromEntries(Object.entries(faults).toSorted(([a], [b]) => place(a) - place(b)))
}
