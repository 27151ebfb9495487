import { type Field, type Fields, record, text } from '../fields/field.ts'
import { type JobGroup, jobFields, jobGroups } from '../jobs/fields.ts'
import { organizationFields } from '../organizations/fields.ts'
import { candidateFields, recruiterFields } from '../registration/fields.ts'
import type { ReviewSubject } from './review.ts'

/** The fields of each subject; a reviewer requests changes by these names. */
export const sheetFields = {
  job: jobFields,
  organization: organizationFields,
  recruiter: {
    ...recruiterFields,
    joining: record(
      { company: text(120), idcard: text(20, { form: 'cnpj' }) },
      { group: 'organization', changeable: false },
    ),
    waitingJob: record({ jobName: text(120) }, { group: 'organization', changeable: false }),
  },
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

/** The groups of a subject with the fields that reviewers read, in order of display. */
export function groupsOf(subject: ReviewSubject): [group: SheetGroup, fields: readonly string[]][] {
  const fields = Object.entries<Field>(sheetFields[subject])
  return groups[subject].map((group) => [
    group,
    fields.flatMap(([name, field]) => (field.group === group && field.reviewed !== false ? [name] : [])),
  ])
}

/** The sheet's field that contains a path: `workPlaces.0.zipCode` is in `workPlaces`. */
function fieldOfPath(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

/** Whether a reviewer may request a change of this field or of a part of it. */
export function mayBeAskedFor(subject: ReviewSubject, path: string): boolean {
  const field = fieldOf(subject, fieldOfPath(path))
  return field !== undefined && field.reviewed !== false && field.changeable !== false
}

/**
 * Returns the fields of a correction that the reviewer requested, and the fields that belong to them. After a refusal
 * or a block, which name no fields, it returns all. The other fields keep their values.
 */
export function correctedFields<Content extends object>(
  given: Content,
  { subject, changes }: { subject: ReviewSubject; changes: readonly { readonly field: string }[] },
): Partial<Content> {
  if (changes.length === 0) return given
  const asked = withTheirOwn(subject, new Set(changes.map(({ field }) => fieldOfPath(field))))
  return Object.fromEntries(Object.entries(given).filter(([field]) => asked.has(field))) as Partial<Content>
}

/** Adds the fields that make sense only together with these: changing one may require changing the others. */
function withTheirOwn(subject: ReviewSubject, asked: ReadonlySet<string>): ReadonlySet<string> {
  const together = new Set([...asked].map((name) => fieldOf(subject, name)?.together).filter(Boolean))
  const fields = Object.entries<Field>(sheetFields[subject])
  return new Set([...asked, ...fields.flatMap(([name, field]) => (together.has(field.together) ? [name] : []))])
}

function fieldOf(subject: ReviewSubject, name: string): Field | undefined {
  return Object.hasOwn(sheetFields[subject], name) ? (sheetFields[subject] as Fields)[name] : undefined
}
