import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { jobFields, type JobGroup as SheetGroup } from '@trampolim/marketplace/jobs/fields.ts'
import { type Faults, hasFaultWithin } from '../../platform/faults.ts'
import { emptyJob, type JobDraft } from './draft.ts'

/** The parts in which a job is written, in order. */
export const jobGroups = ['job', 'pay', 'time', 'people', 'handicap', 'questions', 'company', 'exception'] as const
export type JobGroup = (typeof jobGroups)[number]

/** Parts that are folded away until they are asked for. */
export const foldedGroups: readonly JobGroup[] = ['handicap', 'questions', 'company', 'exception']

/** What the parts of the form are made of. */
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

/** What the form calls otherwise than the job itself, or holds beside it. */
const formNames: Readonly<Record<string, readonly string[]>> = {
  sameAsOwnCompany: ['otherCompany'],
  longPeriodJob: ['shortPeriod'],
  occupation: ['occupation', 'occupationTitle'],
  acceptHandicap: [],
  legalException: ['claimsException', 'legalException'],
}

const groupOf = (field: string) => (jobFields as Fields)[field]?.group as SheetGroup | undefined

/** The fields of a part, in the order of the form, by which its faults are told. */
export function fieldsOfGroup(part: JobGroup): readonly string[] {
  const names = Object.keys(jobFields)
  return sheetGroups[part]
    .flatMap((group) => names.filter((name) => groupOf(name) === group))
    .flatMap((name) => formNames[name] ?? [name])
}

/** The parts in which the fields stand that are asked for; all where none is named. */
export function groupsAsked(asked: readonly string[] | null | undefined): readonly JobGroup[] {
  const isAsked = (part: JobGroup) =>
    asked?.some((field) => sheetGroups[part].some((group) => groupOf(field) === group))
  return asked ? jobGroups.filter(isAsked) : jobGroups
}

/** Whether a part has a fault among those told. */
export function isFaulty(group: JobGroup, faults: Faults): boolean {
  return fieldsOfGroup(group).some((field) => hasFaultWithin(faults, field))
}

/** Whether anything of a part differs from how a new job begins. */
export function isBegun(group: JobGroup, draft: JobDraft): boolean {
  const written = (of: JobDraft, field: string) => JSON.stringify(of[field as keyof JobDraft])
  return fieldsOfGroup(group).some((field) => written(draft, field) !== written(emptyJob, field))
}

/** Faults in the order of the form, so that the list on top reads as the page does. */
export function inFormOrder(faults: Faults): Faults {
  const all: readonly string[] = jobGroups.flatMap((group) => fieldsOfGroup(group))
  const place = (field: string) => {
    const at = all.findIndex((each) => field === each || field.startsWith(`${each}.`))
    return at < 0 ? all.length : at
  }
  return Object.fromEntries(Object.entries(faults).toSorted(([a], [b]) => place(a) - place(b)))
}
