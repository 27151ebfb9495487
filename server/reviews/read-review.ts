import { isDeepStrictEqual } from 'node:util'
import type { ReviewSheet } from '@trampolim/contract/gateway/reviews-own.ts'
import { groupsOf } from '@trampolim/marketplace/reviews/sheet.ts'
import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { findApprovals } from './approval-queries.ts'
import { findApprovedVersion, listDecisions } from './decision-queries.ts'
import { obstaclesToApproval } from './obstacles.ts'
import { presentDecision, presentQueued } from './present.ts'
import { findQueued } from './queue-queries.ts'
import { readSubject, type SubjectNow } from './read-subject.ts'

export type Reading = { id: string; reviewerId: string; now: Date }

/**
 * A subject of the queue with all of its fields, what they were when it was last approved, what to know before deciding
 * and what stands in the way of an approval. Also once it is decided, as it is now. @throws review_not_found
 */
export async function readReview(database: Database | Tx, { id, reviewerId, now }: Reading): Promise<ReviewSheet> {
  const queued = (await findQueued(database, id)) ?? refuse('review_not_found')
  const { subject, subjectId } = queued
  const current = (await readSubject(database, { subject, subjectId, now })) ?? refuse('review_not_found')
  const [approved, decisions, approvals] = await Promise.all([
    findApprovedVersion(database, { subject, subjectId }),
    listDecisions(database, { subject, subjectId }),
    subject === 'job' ? findApprovals(database, subjectId) : undefined,
  ])
  return {
    ...presentQueued(queued, { reviewerId, now }),
    status: current.status,
    groups: sheetOf(subject, { current: current.fields, approved }),
    hints: current.hints,
    obstacles: obstaclesToApproval(approvals),
    decisions: decisions.map(presentDecision),
  }
}

type Fields = SubjectNow['fields']

/** The groups that have anything to show, each field beside what it was. */
function sheetOf(
  subject: ReviewSheet['subject'],
  { current, approved }: { current: Fields; approved: Fields | undefined },
): ReviewSheet['groups'] {
  return groupsOf(subject)
    .map(([group, names]) => ({ group, fields: names.map((field) => fieldOf(field, { current, approved })) }))
    .map(({ group, fields }) => ({ group, fields: fields.filter((each) => each.changed || !isBlank(each.value)) }))
    .filter(({ fields }) => fields.length > 0)
}

function fieldOf(field: string, { current, approved }: { current: Fields; approved: Fields | undefined }) {
  const value = plainOf(current[field])
  const before = approved ? plainOf(approved[field]) : null
  const changed = approved !== undefined && !isDeepStrictEqual(value, before)
  return { field, value, before: changed ? before : null, changed }
}

/** A value as JSON keeps it, so that one kept and one just read compare. */
function plainOf(value: unknown): unknown {
  return value === undefined || value === null ? null : JSON.parse(JSON.stringify(value))
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
