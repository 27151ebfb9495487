import type { ChatMessage, MessageThread } from '@trampolim/contract/gateway/messages.ts'
import { isPublic, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { closingOf } from '@trampolim/marketplace/messages/threads.ts'
import { firstName } from '../letters/send-letter.ts'
import { ruled } from '../selection/move-candidacy.ts'
import type { MessageRow } from './message-queries.ts'
import type { Reader, ThreadRow } from './thread-queries.ts'

/** Presents a thread to a reader, field by field. */
export function presentThread(
  row: ThreadRow,
  { reader, last, now }: { reader: Reader; last: MessageRow | undefined; now: Date },
): MessageThread {
  const ofCandidate = reader.side === 'candidate'
  return {
    threadId: row.threadId,
    jobId: row.jobId ?? '',
    jobName: ofCandidate ? row.candidateJobName : (row.jobName ?? row.candidateJobName),
    company: ofCandidate && row.hidesCompany ? null : row.company,
    candidateId: row.candidateId,
    candidate: row.candidate,
    processId: row.candidacyId,
    cvId: row.curriculumId ?? row.candidacyId,
    jobIsPublic: row.jobStatus !== null && isPublic(standingOf(row.jobStatus, row)),
    closed: closingFor(row, { reader, now }),
    unread: row.unread,
    last: last ? presentMessage(last, { thread: row, reader }) : null,
  }
}

/** Why a reader can't write in a thread; null if they can. */
export function closingFor(row: ThreadRow, { reader: { side }, now }: { reader: Reader; now: Date }) {
  const { jobStatus: status, takenDown, organizationStatus, stopped } = row
  return closingOf(
    { job: status && { status, takenDown }, organizationStatus, candidacy: ruled(row), stopped },
    { side, now },
  )
}

/** Presents a message to a reader. A candidate reads recruiters' first names, and none if the job hides its company. */
export function presentMessage(
  message: MessageRow,
  { thread, reader }: { thread: ThreadRow; reader: Reader },
): ChatMessage {
  const { byCandidate, number } = message
  const candidate = thread.candidateId
  const job = thread.jobId ?? ''
  const created = message.createdAt.toISOString()
  return {
    type: 'chat',
    ids: {
      id: message.id,
      threadId: message.threadId,
      sourceId: byCandidate ? candidate : job,
      destinationIds: [
        byCandidate
          ? { id: job, read: thread.companyReadTo >= number }
          : { id: candidate, read: thread.candidateReadTo >= number },
      ],
      created,
      modified: created,
    },
    message: { type: 'text', message: message.text },
    number,
    fromCandidate: byCandidate,
    mine: message.authorId === reader.accountId && !message.automatic,
    author: authorOf(message, { thread, reader }),
    automatic: message.automatic,
  }
}

function authorOf({ byCandidate, authorName }: MessageRow, { thread, reader }: { thread: ThreadRow; reader: Reader }) {
  if (byCandidate) return thread.candidate
  if (reader.side === 'company') return authorName || null
  return thread.hidesCompany ? null : firstName(authorName) || null
}
