import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect } from './journey.ts'
import { letterTo, newIdentity } from './new-candidate.ts'

type Find = (calls: Calls) => Promise<string | undefined>

/** How a person who may see them finds ids of the demo world, by their names in the addresses of visits. */
const finds: Readonly<Record<string, Find>> = {
  jobId: async (calls) => (await calls.searchJobs.search.popularJobs({})).recent[0]?.id,
  organizationId: async (calls) => {
    const jobs = (await calls.searchJobs.search.popularJobs({})).recent
    for (const { id, company } of jobs) {
      if (company) return (await calls.gateway.jobs.readJob({ id })).aboutCompany.organizationId ?? undefined
    }
    return undefined
  },
  letterId: async (calls) => {
    const { email } = newIdentity()
    await calls.socialMedia.validations.sendCode({ channel: 'email', destination: email })
    return (await letterTo(calls, { email, subject: /código/ })).id
  },
  sectorWord: async (calls) => (await topics(calls, 'sector'))[0]?.address.split('/')[1],
  placeWord: async (calls) => (await topics(calls, 'occupation-place'))[0]?.address.split('/')[3],
  occupationWord: async (calls) => (await topics(calls, 'occupation-place'))[0]?.address.split('/')[1],
  notice: async (calls) => (await calls.gateway.notices.listNotices({})).items[0]?.id,
  ownNotice: async (calls) =>
    (await calls.gateway.notices.listOwnNotices({})).items.find(({ status }) => status === 'approved')?.id,
  openJob,
  ownReceipt: async (calls) =>
    (await calls.gateway.selection.listProcesses({})).items.find(({ hasReceipt }) => hasReceipt)?.processId,
  ownTalk: async (calls) => (await calls.gateway.messages.listOwnThreads({})).items[0]?.jobId,
  talkedTo: async (calls) => {
    const jobId = await openJob(calls)
    return (await calls.gateway.messages.listThreads({})).items.find((each) => each.jobId === jobId)?.candidateId
  },
  waitingJob: async (calls) => (await ownJobs(calls)).find(({ status }) => status === 'job:created')?.id,
  rejectedJob: async (calls) => (await ownJobs(calls)).find(({ status }) => status === 'job:rejected')?.id,
  changingJob: async (calls) => (await askedToChange(calls))?.taskId,
  finalist: async (calls) => {
    const jobId = (await openJob(calls)) ?? ''
    const { items } = await calls.gateway.recruiterSelection.listStep({ jobId, step: 'finalists' })
    return items[0]?.cvId
  },
  colleague: async (calls) =>
    (await calls.gateway.organizations.readOrganization({})).recruiters.find(({ you }) => !you)?.accountId,
  rejectionTask: async (calls) => pathOf((await tasks(calls)).find(({ decision }) => decision === 'reject')),
  changesTask: async (calls) => pathOf(await askedToChange(calls)),
  changedReview: async (calls) => (await queue(calls, 'job')).find(({ again }) => again)?.id,
  organizationReview: async (calls) => (await queue(calls, 'organization'))[0]?.id,
  candidateReview: async (calls) => (await queue(calls, 'candidate'))[0]?.id,
}

/** An address with its `:names` replaced by ids. */
export async function withIds(path: string, calls: Calls): Promise<string> {
  let address = path
  for (const [name = '', key = ''] of path.matchAll(/:(\w+)/g)) {
    const id = await finds[key]?.(calls)
    expect(id, `the demo world has one for ${name}`).toBeTruthy()
    address = address.replace(name, id as string)
  }
  return address
}

const topics = async (calls: Calls, kind: 'sector' | 'occupation-place') =>
  (await calls.searchJobs.search.listTopics({ kind })).items

const ownJobs = async (calls: Calls) => (await calls.gateway.recruiterJobs.listOwnJobs({ limit: 100 })).items

async function openJob(calls: Calls) {
  return (await ownJobs(calls)).find(({ jobName }) => jobName === 'Confeiteira de bolos de festa')?.id
}

const tasks = (calls: Calls) => calls.gateway.tasks.listRecruiterTasks({})

async function askedToChange(calls: Calls) {
  return (await tasks(calls)).find(({ decision }) => decision === 'request_changes')
}

const pathOf = (task: Awaited<ReturnType<typeof askedToChange>>) => task && `${task.processId}/${task.taskId}`

async function queue(calls: Calls, subject: 'job' | 'organization' | 'candidate') {
  return (await calls.gateway.reviews.reviewQueue({ subject })).items
}
