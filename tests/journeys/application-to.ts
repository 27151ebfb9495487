import type { Calls } from '@trampolim/contract/client/calls.ts'
import { signInByCall } from './journey.ts'
import type { NewCandidate } from './new-candidate.ts'

/** The bakery's job to which the tests' candidates apply. */
export const jobName = 'Atendente de balcão'

/** Applies to the bakery's job, and returns where its recruiter finds the application. */
export async function applicationTo(callsOf: (token?: string) => Calls, { name, email, token }: NewCandidate) {
  const recruitersToken = await signInByCall(callsOf(), 'bruno')
  const recruiter = callsOf(recruitersToken).gateway
  const { items } = await recruiter.recruiterJobs.listOwnJobs({ filter: jobName })
  const jobId = items.find((job) => job.jobName === jobName)?.id as string
  const { selection: mine } = callsOf(token).gateway
  const { tasks } = await mine.verifyApplication({ jobId, cvType: 'professional' })
  const answers = tasks.flatMap(({ questions = [] }) =>
    questions.map(({ id, type }) => ({ questionId: id, answer: type === 'boolean' ? 'yes' : 'Sim, com gosto.' })),
  )
  const { processId } = await mine.applyToJob({ jobId, cvType: 'professional', answers })
  const listed = await recruiter.recruiterSelection.listStep({ jobId, step: 'curriculums', name, size: 100 })
  const cvId = listed.items.find((each) => each.processId === processId)?.cvId as string
  const path = `/recruiter/job/${jobId}/selective-process?name=${encodeURIComponent(name)}&sort=recent`
  return { jobId, processId, cvId, path, name, email, token, recruiter: recruitersToken }
}
