import { unknownPlaceholders } from '@trampolim/marketplace/automatic-responses/responses.ts'
import {
  longestMessage,
  longestThreadReport,
  threadClosings,
  threadDecisions,
} from '@trampolim/marketplace/messages/threads.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { interviewStatus } from '../interviews.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { requiredText, textLike, whole, wholeText } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

/**
 * A message of a thread (specification, data §3.6). Its two sides are the candidate and the job. `sourceId` is the
 * candidate's id, or for a message from any of the job's recruiters the id of the job, since its company may be hidden.
 */
export const chatMessage = z.object({
  type: z.literal('chat'),
  ids: z.object({
    id: recordId,
    threadId: recordId,
    sourceId: recordId,
    destinationIds: z.array(z.object({ id: recordId, read: z.boolean() })),
    created: instant,
    modified: instant,
  }),
  message: z.object({ type: z.literal('text'), message: z.string() }),
  /** Its place in the thread, from 1. */
  number: z.int(),
  fromCandidate: z.boolean(),
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  /** Null if the job hides its company from the caller, or the author has deleted their account. */
  author: z.string().nullable(),
  /** Whether the message is an automatic response of the organisation, which nobody typed. */
  automatic: z.boolean(),
})
export type ChatMessage = z.infer<typeof chatMessage>

const thread = z.object({
  /** Null until the first message. */
  threadId: recordId.nullable(),
  jobId: recordId,
  jobName: z.string(),
  /** Null if the job hides it. */
  company: z.string().nullable(),
  candidateId: recordId,
  candidate: z.string(),
  processId: recordId,
  /**
   * The id of the curriculum under which recruiters open the candidate; the candidacy's id if the curriculum was
   * deleted.
   */
  cvId: recordId,
  /** Whether anyone may read the job. */
  jobIsPublic: z.boolean(),
  /** Why the thread can only be read; null if the caller can write. */
  closed: oneOf(threadClosings).nullable(),
  /** The number of messages from the other side that the caller hasn't read. */
  unread: z.int(),
  last: chatMessage.nullable(),
})
export type MessageThread = z.infer<typeof thread>

const threads = pageOf(thread)

/**
 * A thread with one page of its messages, oldest first. `older`: the number of the message before which earlier ones
 * exist.
 */
const openThread = z.object({
  thread,
  items: z.array(chatMessage),
  older: z.int().nullable(),
  /** Whether a report of the thread by the caller awaits a reviewer. */
  reported: z.boolean(),
  /** The upcoming interview of the selection, if the candidate was notified of it; null to recruiters. */
  interview: z
    .object({
      ...{ interviewId: recordId, startDateTime: instant, timeZone: z.string(), status: interviewStatus },
      /** Whether the clocks show another time where the candidate lives. */
      elsewhere: z.boolean(),
    })
    .nullable(),
})
export type OpenThread = z.infer<typeof openThread>

/**
 * What a sender sends. `clientId`: the sender's own id of the message; sending it again with the same id changes
 * nothing.
 */
const words = {
  message: requiredText(longestMessage),
  clientId: textLike(/^[\w-]{8,64}$/, { longest: 64, code: 'invalid_id' }).optional(),
}
/** How many people one call can write to. */
const mostWrittenTogether = 100
const toSend = ['thread_closed', 'message_changed'] as const

const page = z.object({ page: pageNumber, size: pageSize(20) })
/** `before`: the page ends before the message with this number. */
const part = { before: wholeText(1).optional(), limit: pageSize(50) }
const readTo = { number: whole(1) }

const ofJob = { jobId: recordId }
const ofCandidate = { jobId: recordId, candidateId: recordId }

export const listOwnThreads = call({
  purpose: 'The candidate’s threads, the one with the latest message first.',
  request: 'GET /professional/messages',
  allows: ['user:professional'],
  input: page,
  answers: threads,
})

export const answerThread = call({
  purpose: 'Writes in one of the candidate’s threads.',
  request: 'POST /professional/messages',
  quota: 'messages',
  allows: ['user:professional'],
  input: z.object({ threadId: recordId, ...words }),
  answers: chatMessage,
  fails: ['thread_not_found', ...toSend],
})

export const listNewThreads = call({
  purpose: 'The selections of the candidate in which nobody has written yet, and the candidate can.',
  request: 'GET /professional/messages/new',
  allows: ['user:professional'],
  input: page,
  answers: threads,
})

export const beginThread = call({
  purpose:
    'Writes the first message to the recruiters of a job in whose selection the candidate is; any later one too.',
  request: 'POST /professional/messages/new',
  quota: 'messages',
  allows: ['user:professional'],
  input: z.object({ ...ofJob, ...words }),
  answers: chatMessage,
  fails: ['thread_not_found', ...toSend],
})

export const readOwnThread = call({
  purpose: 'The candidate’s thread about a job with its latest messages, or those before one. Marks nothing as read.',
  request: 'GET /professional/messages/{jobId}',
  allows: ['user:professional'],
  input: z.object({ ...ofJob, ...part }),
  answers: openThread,
  fails: ['thread_not_found'],
})

export const writeToJob = call({
  purpose: 'Writes to the recruiters of a job in whose selection the candidate is.',
  request: 'POST /professional/messages/{jobId}',
  quota: 'messages',
  allows: ['user:professional'],
  input: z.object({ ...ofJob, ...words }),
  answers: chatMessage,
  fails: ['thread_not_found', ...toSend],
})

export const markOwnThreadRead = call({
  specified: false,
  purpose: 'Marks the messages up to a number as read by the candidate.',
  request: 'PUT /professional/messages/{jobId}/read',
  quota: 'messages-read',
  allows: ['user:professional'],
  input: z.object({ ...ofJob, ...readTo }),
  answers: done,
  fails: ['thread_not_found'],
})

export const listThreads = call({
  purpose: 'The threads of the organisation’s jobs, the one with the latest message first.',
  request: 'GET /recruiter/messages',
  allows: ['user:recruiter'],
  logged: 'look',
  input: page,
  answers: threads,
  fails: [...toSelect],
})

export const writeToCandidate = call({
  purpose: 'Writes to a candidate in the selection of a job.',
  request: 'POST /recruiter/messages',
  quota: 'messages',
  allows: ['user:recruiter'],
  input: z.object({ ...ofCandidate, ...words }),
  answers: chatMessage,
  fails: [...toSelect, 'job_not_found', 'thread_not_found', ...toSend],
})

export const writeToCandidates = call({
  specified: false,
  purpose:
    'Writes the same to up to 100 candidates in the selection of a job, each in a thread of their own; `{nome}`, `{vaga}` and `{empresa}` stand for what each reads. Who can’t be written to is named with the reason. Sending again under the same `clientId` changes nothing.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/candidacies/message',
  quota: 'candidates-written-together',
  allows: ['user:recruiter'],
  input: z.object({
    ...ofJob,
    candidacies: z.array(recordId).min(1).max(mostWrittenTogether),
    ...words,
    message: words.message.refine((text) => unknownPlaceholders(text).length === 0, 'unknown_placeholder'),
  }),
  answers: z.object({
    written: z.array(recordId),
    refused: z.array(
      z.object({ processId: recordId, name: z.string().nullable(), code: z.string(), message: z.string() }),
    ),
  }),
  fails: [...toSelect, 'job_not_found'],
})

export const readThread = call({
  specified: false,
  purpose: 'The thread with a candidate of a job, its latest messages or those before one. Marks nothing as read.',
  request: 'GET /recruiter/messages/{jobId}/{candidateId}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ ...ofCandidate, ...part }),
  answers: openThread,
  fails: [...toSelect, 'job_not_found', 'thread_not_found'],
})

export const markThreadRead = call({
  specified: false,
  purpose: 'Marks the messages up to a number as read by the recruiter.',
  request: 'PUT /recruiter/messages/{jobId}/{candidateId}/read',
  quota: 'messages-read',
  allows: ['user:recruiter'],
  input: z.object({ ...ofCandidate, ...readTo }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'thread_not_found'],
})

const reportText = requiredText(longestThreadReport)

export const reportOwnThread = call({
  specified: false,
  purpose: 'Reports the candidate’s thread to the reviewers, who answer by letter.',
  request: 'POST /professional/messages/{jobId}/report',
  quota: 'threads-reported',
  allows: ['user:professional'],
  logged: 'rights',
  input: z.object({ ...ofJob, text: reportText }),
  answers: done,
  fails: ['thread_not_found', 'thread_already_reported'],
})

export const reportThread = call({
  specified: false,
  purpose: 'Reports the thread with a candidate to the reviewers, who answer by letter.',
  request: 'POST /recruiter/messages/{jobId}/{candidateId}/report',
  quota: 'threads-reported',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ ...ofCandidate, text: reportText }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'thread_not_found', 'thread_already_reported'],
})

/** A report as reviewers read it, with the latest messages before it; they see the company also where the job hides it. */
const threadReport = z.object({
  id: recordId,
  candidate: z.string(),
  company: z.string(),
  jobName: z.string(),
  byCandidate: z.boolean(),
  text: z.string(),
  reported: instant,
  decision: oneOf(threadDecisions).nullable(),
  answer: z.string().nullable(),
  answered: instant.nullable(),
  messages: z.array(z.object({ author: z.string(), fromCandidate: z.boolean(), text: z.string(), sent: instant })),
})
export type ThreadReport = z.infer<typeof threadReport>

export const listThreadReports = call({
  specified: false,
  purpose: 'The reports of threads: the open ones, oldest first, then the answered ones.',
  request: 'GET /review/threads',
  allows: ['user:reviewer'],
  logged: 'look',
  input: page,
  answers: pageOf(threadReport),
})

export const decideThreadReport = call({
  specified: false,
  purpose:
    'Closes a reported thread or leaves it open, once; who reported it gets the answer by letter. One that was closed for another report can’t be left open.',
  request: 'PUT /review/threads/{id}',
  quota: { none: 'Reviewers are trusted, and a report is answered once.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({ id: recordId, decision: oneOf(threadDecisions), answer: reportText }),
  answers: done,
  fails: ['report_not_found', 'report_already_answered', 'thread_stopped'],
})

export const messages = {
  listOwnThreads,
  answerThread,
  listNewThreads,
  beginThread,
  readOwnThread,
  writeToJob,
  markOwnThreadRead,
  listThreads,
  writeToCandidate,
  writeToCandidates,
  readThread,
  markThreadRead,
  reportOwnThread,
  reportThread,
  listThreadReports,
  decideThreadReport,
}
