import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isExtendable } from '@trampolim/marketplace/jobs/closing.ts'
import { type JobStatus, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'

/** A job on which one acts. */
export type ActedJob = { id: string; name: string; status: JobStatus }

/** What a recruiter's button does with a job; finishing and deleting are asked about first. */
const ownJobIntents = ['pause', 'resume', 'extend', 'finish', 'delete'] as const
export type OwnJobIntent = (typeof ownJobIntents)[number]

/** Those that lose something. */
const askedIntents = ['finish', 'delete'] as const satisfies readonly OwnJobIntent[]
export type AskedIntent = (typeof askedIntents)[number]

export function isOwnJobIntent(value: unknown): value is OwnJobIntent {
  return ownJobIntents.includes(value as OwnJobIntent)
}

export function isAskedIntent(value: unknown): value is AskedIntent {
  return askedIntents.includes(value as AskedIntent)
}

/** What a job in this status offers its recruiter. */
export function intentsFor(status: JobStatus): OwnJobIntent[] {
  const may = (to: JobStatus) => mayMove(jobTransitions, { from: status, to, actor: 'recruiter' })
  const offered: Readonly<Record<OwnJobIntent, boolean>> = {
    pause: may('job:disabled'),
    resume: status === 'job:disabled' && may('job:approved'),
    extend: isExtendable(status),
    finish: may('job:closed'),
    delete: true,
  }
  return ownJobIntents.filter((intent) => offered[intent])
}

/** Whether its recruiter may rewrite it; a reviewer who has it open, and its end, stand in the way. */
export function mayEdit(status: JobStatus): boolean {
  return mayMove(jobTransitions, { from: status, to: 'job:pending', actor: 'recruiter' })
}

/** Whether saving an edit takes it out of the search until it is approved again. */
export function needsNewApproval(status: JobStatus): boolean {
  return status === 'job:approved' || status === 'job:disabled'
}

/** Does it. Server only. @throws the refusals of the calls */
export async function doOwnJobIntent({ gateway }: Calls, intent: OwnJobIntent, id: string): Promise<void> {
  const { recruiterJobs } = gateway
  if (intent === 'pause') await recruiterJobs.switchJob({ id, status: false })
  if (intent === 'resume') await recruiterJobs.switchJob({ id, status: true })
  if (intent === 'extend') await recruiterJobs.extendJob({ id })
  if (intent === 'finish') await recruiterJobs.finishJob({ id })
  if (intent === 'delete') await recruiterJobs.deleteJob({ id })
}
