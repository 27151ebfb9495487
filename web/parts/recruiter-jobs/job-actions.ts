import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SettledFinalists } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { isExtendable } from '@trampolim/marketplace/jobs/closing.ts'
import { type JobStatus, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'

/** A job on which one acts. */
export type ActedJob = { id: string; name: string; status: JobStatus; finalists: number }

/** What a recruiter's button does with a job; finishing and deleting are asked about first. */
const ownJobIntents = ['pause', 'resume', 'extend', 'finish', 'delete'] as const
export type OwnJobIntent = (typeof ownJobIntents)[number]

/** What is asked before something is lost; a deletion is asked about twice (specification, data §4.1). */
const questions = ['finish', 'delete', 'deleteAgain'] as const
export type Question = (typeof questions)[number]

/** What a page of a job is asked to do: what its buttons do, and to settle finalists of one that has ended. */
export type PageIntent = OwnJobIntent | 'settle'

export function isPageIntent(value: unknown): value is PageIntent {
  return value === 'settle' || ownJobIntents.includes(value as OwnJobIntent)
}

export function isQuestion(value: unknown): value is Question {
  return questions.includes(value as Question)
}

/** The question with which an intent begins; null where it is done at once. */
export function questionOf(intent: OwnJobIntent): Question | null {
  return intent === 'finish' || intent === 'delete' ? intent : null
}

/** The question after this one; null after the last. */
export function questionAfter(question: Question): Question | null {
  return question === 'delete' ? 'deleteAgain' : null
}

/** What is done once the last question was answered. */
export function intentOf(question: Question): OwnJobIntent {
  return question === 'finish' ? 'finish' : 'delete'
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

/** Does it. `finalists`: what became of them. Server only. @throws the refusals of the calls */
export async function doOwnJobIntent(
  { gateway }: Calls,
  intent: PageIntent,
  { id, finalists = [] }: { id: string; finalists?: SettledFinalists },
): Promise<void> {
  const { recruiterJobs } = gateway
  if (intent === 'pause') await recruiterJobs.switchJob({ id, status: false })
  if (intent === 'resume') await recruiterJobs.switchJob({ id, status: true })
  if (intent === 'extend') await recruiterJobs.extendJob({ id })
  if (intent === 'finish') await recruiterJobs.finishJob({ id, finalists })
  if (intent === 'settle') await recruiterJobs.settleFinalists({ id, finalists })
  if (intent === 'delete') await recruiterJobs.deleteJob({ id })
}
