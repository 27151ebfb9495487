import { randomUUID } from 'node:crypto'
import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { jobForm } from '../../job-form.ts'
import type { mix } from '../mix.ts'
import type { RecruiterOfLoad } from '../people.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'

const jobOf = (visit: Visit) => visit.random.pick((visit.recruiter as RecruiterOfLoad).jobs)
/** Whoever can't be invited to a job, or not any more. */
const notInvitable = ['already_in_selection', 'invitation_refused', 'not_invitable', 'too_many_invitations']
const invited = { accepted: notInvitable, already: ['already_invited'] }
const next = {
  curriculums: 'selectiveProcess',
  selectiveProcess: 'interviews',
  interviews: 'finalists',
} as const

/** Reads the board of one of the recruiter's jobs; returns everybody in its first pages. */
async function readBoard(visit: Visit): Promise<{ jobId: string; cards: readonly CandidateCard[] }> {
  const jobId = jobOf(visit)
  const board = await read(visit, ({ gateway }) => gateway.recruiterSelection.readBoard({ jobId }))
  const cards = board?.columns.flatMap(({ items }) => items).filter(({ processId }) => processId !== null) ?? []
  return { jobId, cards }
}

export const recruiterActions: Record<keyof typeof mix.recruiter, Action> = {
  async 'open the panel'(visit) {
    await open(visit, '/recruiter/dashboard', '<main')
  },
  async 'open a board'(visit) {
    await open(visit, `/recruiter/job/${jobOf(visit)}/selective-process`, '<main')
  },
  async 'open a candidate'(visit) {
    const { jobId, cards } = await readBoard(visit)
    const cvId = cards.length > 0 ? visit.random.pick(cards).cvId : undefined
    if (cvId) await open(visit, `/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`, '<main')
  },
  async 'move a candidate'(visit) {
    const { jobId, cards } = await readBoard(visit)
    const movable = cards.filter(({ step }) => step !== null && step in next)
    if (movable.length === 0) return
    const { processId, step } = visit.random.pick(movable) as { processId: string; step: keyof typeof next }
    const already = ['moved_meanwhile', 'move_not_allowed']
    await change(visit, { kind: 'move', name: `${processId} ${next[step]}`, already }, ({ gateway }) =>
      gateway.recruiterSelection.moveCandidate({ jobId, processId, from: step, step: next[step] }),
    )
  },
  async 'invite somebody'(visit) {
    const jobId = jobOf(visit)
    const { cvId, accountId } = visit.random.pick(visit.people.candidates)
    await change(visit, { kind: 'invitation', name: `${jobId} ${accountId}`, ...invited }, ({ gateway }) =>
      gateway.recruiterSelection.invite({ jobId, cvId }),
    )
  },
  async 'write a message'(visit) {
    const { jobId, cards } = await readBoard(visit)
    if (cards.length === 0) return
    const { candidateId } = visit.random.pick(cards)
    const clientId = randomUUID()
    await change(visit, { kind: 'message', name: clientId, accepted: ['thread_closed'] }, ({ gateway }) =>
      gateway.messages.writeToCandidate({ jobId, candidateId, clientId, message: `Podemos conversar? ${clientId}` }),
    )
  },
  async 'search curriculums'(visit) {
    await open(visit, `/recruiter/curriculums?jobId=${jobOf(visit)}`, '<main')
  },
  async 'publish a job'(visit) {
    const jobName = `Vendedora ${randomUUID()}`
    await change(visit, { kind: 'publication', name: jobName, again: false }, ({ gateway }) =>
      gateway.recruiterJobs.createJob(jobForm({ jobName })),
    )
  },
  async 'read the messages'(visit) {
    await open(visit, '/recruiter/messages', '<main')
  },
}
