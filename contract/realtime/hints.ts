import { z } from 'zod'
import { recordId } from '../shapes.ts'

const ofInvitation = { invitationId: recordId, jobId: recordId.nullable() }

/**
 * The events of the real-time connection (specification, platform §7). Each is a hint that carries only ids: its
 * receiver then reads the data over HTTP with their own rights. A lost or repeated hint therefore does no harm.
 */
export const hints = {
  /** A message in a thread: to both sides of the thread. */
  chat: z.object({
    event: z.literal('chat'),
    threadId: recordId,
    messageId: recordId,
    jobId: recordId,
    candidateId: recordId,
  }),
  /** To a candidate. */
  'invite:user:new': z.object({ event: z.literal('invite:user:new'), ...ofInvitation }),
  /** An invitation was accepted or refused: to the job's recruiters. */
  accept: z.object({ event: z.literal('accept'), ...ofInvitation }),
  reject: z.object({ event: z.literal('reject'), ...ofInvitation }),
  /** Nobody answered in time: to both sides. */
  timeout: z.object({ event: z.literal('timeout'), ...ofInvitation }),
  /** The invitation was canceled, or its job ended: to both sides. */
  'invite:recruiter:cancel': z.object({ event: z.literal('invite:recruiter:cancel'), ...ofInvitation }),
  /** Something else that the person sees has changed. */
  updateuser: z.object({
    event: z.literal('updateuser'),
    /** `everything`: hints may have been lost. */
    about: z.enum(['notifications', 'board', 'selection', 'everything']),
    jobId: recordId.nullable(),
  }),
} as const

export type HintName = keyof typeof hints

/** Any hint, as it is sent in JSON. */
export const hint = z.discriminatedUnion('event', [
  hints.chat,
  hints['invite:user:new'],
  hints.accept,
  hints.reject,
  hints.timeout,
  hints['invite:recruiter:cancel'],
  hints.updateuser,
])
export type Hint = z.infer<typeof hint>
