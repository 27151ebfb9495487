import { isDeepStrictEqual } from 'node:util'
import type { ReviewSheet } from '@trampolim/contract/gateway/reviews-own.ts'
import { groupsOf, mayBeAskedFor } from '@trampolim/marketplace/reviews/sheet.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { findApprovals } from './approval-queries.ts'
import { changedWords } from './changed-words.ts'
import { findApprovedVersion, findDecidedContent, listDecisions } from './decision-queries.ts'
import { obstaclesToApproval } from './obstacles.ts'
import { presentDecision, presentQueued } from './present.ts'
import { findQueued } from './queue-queries.ts'
import { readSubject, type SubjectNow } from './read-subject.ts'

/** What a sheet is read with; within a transaction its own statements see what it has written. */
type Reader = Pick<House, 'configuration' | 'now'> & { database: Database | Tx }

/**
 * A subject of the queue with all of its fields, what they were when it was last approved, or where it never was when
 * something was last left to its owner, what to know before deciding and what stands in the way of an approval. Also once
 * it is decided, as it is now. @throws review_not_found
 */
export async function readReview(
  reader: Reader,
  { id, reviewerId }: { id: string; reviewerId: string },
): Promise<ReviewSheet> {
  const { database } = reader
  const now = reader.now()
  const queued = (await findQueued(database, id)) ?? refuse('review_not_found')
  const { subject, subjectId } = queued
  const current = (await readSubject(database, { subject, subjectId, now })) ?? refuse('review_not_found')
  const [approved, decided, decisions, approvals] = await Promise.all([
    findApprovedVersion(database, { subject, subjectId }),
    findDecidedContent(database, { subject, subjectId }),
    listDecisions(database, { subject, subjectId }),
    subject === 'job' ? findApprovals(database, subjectId) : undefined,
  ])
  return {
    ...presentQueued(queued, { reviewerId, now }),
    status: current.status,
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
    decisions: decisions.map(presentDecision),
  }
}

function linkTo(reader: Reader, fileId: string | null): string | null {
  return fileId && signedFileUrl(reader, { method: 'get', fileId }).url
}

type Fields = SubjectNow['fields']

/** The groups that say anything, each field beside what it was; in them also what is blank and may be asked for. */
function sheetOf(
  subject: ReviewSheet['subject'],
  { current, former }: { current: Fields; former: Fields | undefined },
): ReviewSheet['groups'] {
  return groupsOf(subject)
    .map(([group, names]) => ({ group, fields: names.map((field) => fieldOf(field, { current, former })) }))
    .filter(({ fields }) => fields.some(saysAnything))
    .map(({ group, fields }) => ({
      group,
      fields: fields.filter((each) => saysAnything(each) || mayBeAskedFor(subject, each.field)),
    }))
}

type Field = ReviewSheet['groups'][number]['fields'][number]

function fieldOf(field: string, { current, former }: { current: Fields; former: Fields | undefined }): Field {
  const value = plainOf(current[field])
  const before = former ? plainOf(former[field]) : null
  const changed = former !== undefined && !isDeepStrictEqual(value, before)
  if (!changed) return { field, value, before: null, changed, words: null }
  const areTexts = typeof value === 'string' && typeof before === 'string'
  return { field, value, before, changed, words: areTexts ? changedWords(before, value) : null }
}

function saysAnything({ value, changed }: Field): boolean {
  return changed || !isBlank(value)
}

/** A value as JSON keeps it, so that one kept and one just read compare. */
function plainOf(value: unknown): unknown {
  return value === undefined || value === null ? null : JSON.parse(JSON.stringify(value))
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
