import type { Field, Fields } from '../fields/field.ts'
import { type JobGroup, jobFields, jobGroups } from '../jobs/fields.ts'
import type { ReviewSubject } from './review.ts'
import { candidateFields, organizationFields, recruiterFields } from './subject-fields.ts'

/** What each subject is made of; a reviewer asks for changes by these names. */
export const sheetFields = {
  job: jobFields,
  organization: organizationFields,
  recruiter: recruiterFields,
  candidate: candidateFields,
} as const satisfies Readonly<Record<ReviewSubject, Fields>>

const groups = {
  job: jobGroups,
  organization: ['company', 'contact', 'address'],
  recruiter: ['person', 'organization'],
  candidate: ['person', 'address', 'pcd'],
} as const satisfies Readonly<Record<ReviewSubject, readonly string[]>>

/** The names of the groups of all subjects. */
export type SheetGroup = JobGroup | (typeof groups)[ReviewSubject][number]

/** The groups of a subject with the fields that reviewers read of it, in order. */
export function groupsOf(subject: ReviewSubject): [group: SheetGroup, fields: readonly string[]][] {
  const fields = Object.entries<Field>(sheetFields[subject])
  return groups[subject].map((group) => [
    group,
    fields.flatMap(([name, field]) => (field.group === group && field.reviewed !== false ? [name] : [])),
  ])
}

/** The field of the sheet that a path is in: `workPlaces.0.zipCode` is in `workPlaces`. */
function fieldOfPath(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

/** Whether a reviewer may ask for this field, or a part of it, to be changed. */
export function mayBeAskedFor(subject: ReviewSubject, path: string): boolean {
  const field = fieldOf(subject, fieldOfPath(path))
  return field !== undefined && field.reviewed !== false && field.changeable !== false
}

/**
 * What is given of a correction, cut to what was asked for with what belongs to it; all of it where a refusal or a block
 * asks for nothing by name. The rest keeps what it was.
 */
export function correctedFields<Content extends object>(
  given: Content,
  { subject, changes }: { subject: ReviewSubject; changes: readonly { readonly field: string }[] },
): Partial<Content> {
  if (changes.length === 0) return given
  const asked = withTheirOwn(subject, new Set(changes.map(({ field }) => fieldOfPath(field))))
  return Object.fromEntries(Object.entries(given).filter(([field]) => asked.has(field))) as Partial<Content>
}

/** Fields that make sense only together: who is to change one may have to change the others. */
function withTheirOwn(subject: ReviewSubject, asked: ReadonlySet<string>): ReadonlySet<string> {
  const together = new Set([...asked].map((name) => fieldOf(subject, name)?.together).filter(Boolean))
  const fields = Object.entries<Field>(sheetFields[subject])
  return new Set([...asked, ...fields.flatMap(([name, field]) => (together.has(field.together) ? [name] : []))])
}

function fieldOf(subject: ReviewSubject, name: string): Field | undefined {
  return Object.hasOwn(sheetFields[subject], name) ? (sheetFields[subject] as Fields)[name] : undefined
}
