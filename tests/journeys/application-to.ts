import type { Locator, Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { signInByCall } from './journey.ts'
import type { GivenData, NewCandidate } from './new-candidate.ts'

/** The bakery's job to which the tests' candidates apply. */
export const jobName = 'Atendente de balcão'

/** Applies to the bakery's job, and returns the address at which its recruiter finds the application. */
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

/**
 * Two applications to the bakery's job by two people with the same name, and their cards on its board: both, and each
 * one.
 */
export async function twoApplications(
  callsOf: (token?: string) => Calls,
  newCandidate: (given?: GivenData) => Promise<NewCandidate>,
  page: Page,
) {
  const first = await applicationTo(callsOf, await newCandidate())
  const namesake = await newCandidate({ personalData: { name: first.name } })
  const second = await applicationTo(callsOf, namesake)
  const [one, other] = [first, second].map(({ cvId }) => page.locator(`[data-card="${cvId}"]`)) as [Locator, Locator]
  return { ...first, both: [first, second] as const, cards: one.or(other), each: [one, other] as const }
}

/** Whether a recruiter has seen the application, according to their list. */
export async function isSeen(
  callsOf: (token?: string) => Calls,
  { jobId, processId, name, recruiter }: Awaited<ReturnType<typeof applicationTo>>,
) {
  const { recruiterSelection } = callsOf(recruiter).gateway
  const { items } = await recruiterSelection.listStep({ jobId, step: 'curriculums', name, size: 100 })
  return items.find((each) => each.processId === processId)?.viewed
}
