import { isDeepStrictEqual } from 'node:util'
import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import { reviewedValues } from '@trampolim/marketplace/fields/reviewed-values.ts'
import { groupsOf, mayBeAskedFor, sheetFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { pictureUrl } from '../../files/picture-link.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { findApprovals } from '../decisions/approval-queries.ts'
import { findApprovedVersion, findDecidedContent, listDecisions } from '../decisions/decision-queries.ts'
import { obstaclesToApproval } from '../decisions/obstacles.ts'
import { findQueued } from '../queue/queue-queries.ts'
import { countJobs, findPlace, findWaiting } from './around-queries.ts'
import { changedWords } from './changed-words.ts'
import { presentDecision, presentQueued } from './present.ts'
import { readSubject, type SubjectNow } from './read-subject.ts'

/** What is needed to read a sheet; within a transaction it includes that transaction's own changes. */
type Reader = Pick<House, 'configuration' | 'now'> & { database: Database | Tx }

/**
 * Reads a subject of the queue: all its fields; their values when it was last approved or, if it never was, at the last
 * decision that required a correction; hints; and the obstacles to an approval. A decided round is read with the
 * current values.
 * @throws review_not_found
 */
export async function readReview(
  reader: Reader,
  { id, reviewerId }: { id: string; reviewerId: string },
): Promise<ReviewSheet> {
  const { database } = reader
  const now = reader.now()
  // Read before the content, so that an edit in between can only make the edition too old, which a decision notices.
  const queued = (await findQueued(database, id)) ?? refuse('review_not_found')
  const { subject, subjectId, organizationId } = queued
  const current = (await readSubject(database, { subject, subjectId, now })) ?? refuse('review_not_found')
  const [approved, decided, decisions, approvals, around, jobsSoFar] = await Promise.all([
    findApprovedVersion(database, { subject, subjectId }),
    findDecidedContent(database, { subject, subjectId }),
    listDecisions(database, { subject, subjectId }),
    subject === 'job' ? findApprovals(database, subjectId) : undefined,
    findPlace(database, { id, reviewerId, now }),
    organizationId ? countJobs(database, organizationId) : null,
  ])
  const next = around.nextId ? await findWaiting(database, around.nextId) : undefined
  return {
    ...presentQueued(queued, { reviewerId, now }),
    status: current.status,
    edition: queued.edition,
    decision: queued.decision,
    comparedWith: approved ? 'approved' : decided ? 'decided' : null,
    logo: current.logo && {
      now: linkTo(reader, current.logo.now),
      before: linkTo(reader, current.logo.shown),
      alone: current.logo.alone,
    },
    groups: sheetOf(subject, { current: current.fields, former: approved ?? decided }),
    hints: current.hints,
    obstacles: obstaclesToApproval(approvals),
    place: queued.decision ? null : { at: around.at, of: around.of },
    next: next ? { ...next, due: next.due.toISOString() } : null,
    jobsSoFar,
    decisions: decisions.map(presentDecision),
  }
}

function linkTo(reader: Reader, fileId: string | null): string | null {
  return fileId && pictureUrl(reader, fileId)
}

type Fields = SubjectNow['fields']

/**
 * Groups the fields that have or had a value, each with its former value; these groups also contain blank fields for
 * which a reviewer may request a value.
 */
function sheetOf(
  subject: ReviewSheet['subject'],
  { current, former }: { current: Fields; former: Fields | undefined },
): ReviewSheet['groups'] {
  const changed = changedFields(subject, { current, former })
  return groupsOf(subject)
    .map(([group, names]) => ({
      group,
      fields: names.map((field) => fieldOf(field, { current, former, changed: changed.has(field) })),
    }))
    .filter(({ fields }) => fields.some(saysAnything))
    .map(({ group, fields }) => ({
      group,
      fields: fields.filter((each) => saysAnything(each) || mayBeAskedFor(subject, each.field)),
    }))
}

type Field = ReviewSheet['groups'][number]['fields'][number]

/** The fields that differ in what reviewers read of them: the stored priority of a question, for one, isn't shown. */
function changedFields(
  subject: ReviewSheet['subject'],
  { current, former }: { current: Fields; former: Fields | undefined },
): ReadonlySet<string> {
  if (!former) return new Set()
  const fields = sheetFields[subject]
  const [now, before] = [current, former].map((version) => reviewedValues(fields, version))
  return new Set(Object.keys(fields).filter((name) => !isDeepStrictEqual(saidOf(now?.[name]), saidOf(before?.[name]))))
}

function fieldOf(
  field: string,
  { current, former, changed }: { current: Fields; former: Fields | undefined; changed: boolean },
): Field {
  const value = plainOf(current[field])
  const before = former ? plainOf(former[field]) : null
  if (!changed) return { field, value, before: null, changed, words: null }
  const areTexts = typeof value === 'string' && typeof before === 'string'
  return { field, value, before, changed, words: areTexts ? changedWords(before, value) : null }
}

function saysAnything({ value, changed }: Field): boolean {
  return changed || !isBlank(value)
}

/** The value after a round trip through JSON, so that a stored one and one just read are comparable. */
function plainOf(value: unknown): unknown {
  return value === undefined || value === null ? null : JSON.parse(JSON.stringify(value))
}

/** The value without its blank parts: a part that is missing says the same as a null. */
function saidOf(value: unknown): unknown {
  return value == null ? null : JSON.parse(JSON.stringify(value, (_name, part) => part ?? undefined))
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
