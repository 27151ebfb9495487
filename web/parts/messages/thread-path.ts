import { href } from '../../platform/href.ts'

/** A thread of a recruiter, by its job and candidate. */
export type ThreadKey = { jobId: string; candidateId: string }

/** The address of a recruiter's thread. */
export const threadPath = ({ jobId: job, candidateId: candidate }: ThreadKey) =>
  href('/recruiter/messages', {}, { job, candidate })
