import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SaidAtEnd } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import type { EndsWithJob } from '@trampolim/contract/job-content.ts'
import { isExtendable } from '@trampolim/marketplace/jobs/closing.ts'
import { type JobStatus, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'

/**
 * A job that can be acted on, how many people are left in its selection, and what would end if it were deleted; `hired`
 * are those who stay hired. `mayManage`: whether this recruiter may change it. `closes` is said with an extension, so that two recruiters don't add theirs up.
 */
export type ActedJob = {
  id: string
  name: string
  status: JobStatus
  mayManage: boolean
  closes: string | null
  left: number
  ends: EndsWithJob & { candidacies: number; hired: number }
}

/** What would end with a job of which this many people are left in the selection. */
export function endsOf({ left, hired, endsWithJob }: { left: number; hired: number; endsWithJob: EndsWithJob }) {
  return { ...endsWithJob, hired, candidacies: Math.max(0, left - hired) }
}

/** A recruiter's actions on a job; finishing and deleting ask for confirmation. */
const ownJobIntents = ['pause', 'resume', 'extend', 'finish', 'delete'] as const
export type OwnJobIntent = (typeof ownJobIntents)[number]

/** The questions before something is lost; a deletion asks twice (specification, data §4.1). */
const questions = ['finish', 'delete', 'deleteAgain'] as const
export type Question = (typeof questions)[number]

/** The intents of a job's page: those of its buttons, and recording the outcomes of finalists of an ended job. */
export type PageIntent = OwnJobIntent | 'settle'

export function isPageIntent(value: unknown): value is PageIntent {
  return value === 'settle' || ownJobIntents.includes(value as OwnJobIntent)
}

/** The question that an address asks of a job; null if the job doesn't offer what it leads to, as once it has ended. */
export function askedOf(value: unknown, job: Pick<ActedJob, 'status' | 'mayManage'>): Question | null {
  const question = questions.find((each) => each === value)
  return question && intentsFor(job).includes(intentOf(question)) ? question : null
}

/** The first question of an intent; null if it is done at once. */
export function questionOf(intent: OwnJobIntent): Question | null {
  return intent === 'finish' || intent === 'delete' ? intent : null
}

/** The next question; null after the last. */
export function questionAfter(question: Question): Question | null {
  return question === 'delete' ? 'deleteAgain' : null
}

/** The intent that a question's confirmation leads to. */
export function intentOf(question: Question): OwnJobIntent {
  return question === 'finish' ? 'finish' : 'delete'
}

/** The actions that a job in this status offers a recruiter who may change it. */
export function intentsFor({ status, mayManage }: Pick<ActedJob, 'status' | 'mayManage'>): OwnJobIntent[] {
  if (!mayManage) return []
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

/** Whether this recruiter may edit it: not while a reviewer has claimed it, nor after it has ended. */
export function mayEdit({ status, mayManage }: Pick<ActedJob, 'status' | 'mayManage'>): boolean {
  return mayManage && mayMove(jobTransitions, { from: status, to: 'job:pending', actor: 'recruiter' })
}

/** Whether saving an edit returns it to review. */
export function needsNewApproval(status: JobStatus): boolean {
  return status === 'job:approved' || status === 'job:disabled'
}

/**
 * Carries out an intent that a form sent. `said`: the messages to candidates when the job ends. Server only.
 * @throws the refusals of the calls
 */
export async function doOwnJobIntent(
  { gateway }: Calls,
  intent: PageIntent,
  { id, form, said = {} }: { id: string; form: FormData; said?: SaidAtEnd },
): Promise<void> {
  const { recruiterJobs } = gateway
  if (intent === 'pause') await recruiterJobs.switchJob({ id, status: false })
  if (intent === 'resume') await recruiterJobs.switchJob({ id, status: true })
  if (intent === 'extend') await recruiterJobs.extendJob({ id, closes: String(form.get('closes') || '') || undefined })
  if (intent === 'finish') await recruiterJobs.finishJob({ id, ...said })
  if (intent === 'settle') await recruiterJobs.settleFinalists({ id, finalists: said.finalists ?? [] })
  if (intent === 'delete')
    await recruiterJobs.deleteJob({ id }).catch((problem) => {
      // A colleague was first, and what was asked for is done.
      if (refusalOf(problem)?.code !== 'job_not_found') throw problem
    })
}

/** Whether people can be searched for a job with this status: open or paused. */
export function findsPeople(status: JobStatus): boolean {
  return status === 'job:approved' || status === 'job:disabled'
}
