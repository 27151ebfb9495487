import { randomUUID } from 'node:crypto'
import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { jobForm } from '../../samples/job-form.ts'
import type { mix } from '../mix.ts'
import type { RecruiterOfLoad } from '../people.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'

const jobOf = (visit: Visit) => visit.random.pick((visit.recruiter as RecruiterOfLoad).jobs)
/** The refusals for people who can't be invited to a job, or can't any more. */
const notInvitable = ['already_in_selection', 'invitation_refused', 'not_invitable', 'too_many_invitations']
const invited = { accepted: notInvitable, already: ['already_invited'] }
const next = {
  curriculums: 'selectiveProcess',
  selectiveProcess: 'interviews',
  interviews: 'finalists',
} as const

/** Reads the board of one of the recruiter's jobs; returns everybody in its first pages. */
async function readBoard(
  visit: Visit,
  jobId = jobOf(visit),
): Promise<{ jobId: string; cards: readonly CandidateCard[] }> {
  const board = await read(visit, ({ gateway }) => gateway.recruiterSelection.readBoard({ jobId }))
  const cards = board?.columns.flatMap(({ items }) => items).filter(({ processId }) => processId !== null) ?? []
  return { jobId, cards }
}

const apartOf = (visit: Visit) => (visit.recruiter as RecruiterOfLoad).apart
/** Where interviews are held, and on which day. */
const inPerson = { type: 'live', address: 'Rua das Flores, 10, São Paulo', mayOverlap: true } as const
const alreadySet = ['interview_already_set']

/** A day some weeks ahead. */
function dayAhead({ random }: Visit): string {
  return new Date(Date.now() + random.int(15, 60) * 86_400_000).toISOString().slice(0, 10)
}

/** A person in one of these steps of a reserved job. */
async function somebodyIn(visit: Visit, jobs: readonly string[], steps: readonly string[]) {
  const { jobId, cards } = await readBoard(visit, visit.random.pick(jobs))
  const fitting = cards.filter(({ step }) => step !== null && steps.includes(step))
  return fitting.length > 0 ? { jobId, card: visit.random.pick(fitting) } : undefined
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
    const already = ['moved_meanwhile', 'move_not_allowed', 'interview_confirmed', 'hire_standing']
    await change(visit, { kind: 'move', name: `${processId} ${next[step]}`, already }, ({ gateway }) =>
      gateway.recruiterSelection.moveCandidate({ jobId, processId, from: step, step: next[step] }),
    )
  },
  async 'discard a candidate'(visit) {
    const { jobId, cards } = await readBoard(visit)
    const card = visit.random.some(cards, 1).find(({ step }) => step !== null && step !== 'discarded')
    if (!card?.cvId || !card.step) return
    const { cvId, step: from } = card
    const processId = card.processId as string
    const already = ['moved_meanwhile', 'move_not_allowed', 'interview_confirmed', 'hire_standing']
    await change(visit, { kind: 'discard', name: processId, accepted: already, already }, ({ gateway }) =>
      gateway.recruiterSelection.declassify({ jobId, cvId, processId, from, feedback: 'Obrigado por participar.' }),
    )
  },
  async 'write a note'(visit) {
    const { jobId, cards } = await readBoard(visit)
    if (cards.length === 0) return
    const { candidateId } = visit.random.pick(cards)
    const text = `Experiência com atendimento ${randomUUID()}`
    await change(visit, { kind: 'note', name: text, again: false }, ({ gateway }) =>
      gateway.recruiterSelection.writeNote({ jobId, candidateId, text, mentions: [] }),
    )
  },
  async 'invite somebody'(visit) {
    const jobId = jobOf(visit)
    const { cvId, accountId } = visit.random.pick(visit.people.candidates)
    await change(visit, { kind: 'invitation', name: `${jobId} ${accountId}`, ...invited }, ({ gateway }) =>
      gateway.recruiterSelection.invite({ jobId, cvId }),
    )
  },
  async 'ask for consent'(visit) {
    const asker = (visit.recruiter as RecruiterOfLoad).accountId
    const limited = visit.people.candidates.filter(({ isLimited }) => isLimited)
    if (limited.length === 0) return
    const { cvId, accountId } = visit.random.pick(limited)
    const already = ['consent_already_asked', 'consent_not_needed']
    await change(
      visit,
      { kind: 'consent request', name: `${asker} ${accountId}`, accepted: already, already },
      ({ gateway }) => gateway.consentRequests.askConsent({ cvId }),
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
  async 'set an interview'(visit) {
    const found = await somebodyIn(visit, apartOf(visit).interviews.slice(0, 1), ['selectiveProcess'])
    if (!found) return
    const processId = found.card.processId as string
    const date = dayAhead(visit)
    await change(visit, { kind: 'interview', name: processId, already: alreadySet }, ({ gateway }) =>
      gateway.recruiterSelection.scheduleInterview({
        ...{ jobId: found.jobId, candidates: [processId], date, start: '10:00', end: '10:30' },
        ...inPerson,
      }),
    )
  },
  async 'offer times'(visit) {
    const found = await somebodyIn(visit, apartOf(visit).interviews.slice(1), ['selectiveProcess'])
    if (!found) return
    const processId = found.card.processId as string
    const date = dayAhead(visit)
    const slots = ['14:00', '15:00'].map((start) => ({ date, start, end: start.replace(':00', ':30') }))
    await change(visit, { kind: 'offer of times', name: processId, already: alreadySet }, ({ gateway }) =>
      gateway.recruiterSelection.offerSlots({ jobId: found.jobId, candidates: [processId], slots, ...inPerson }),
    )
  },
  async 'send a hiring message'(visit) {
    const found = await somebodyIn(visit, apartOf(visit).hiring, ['finalists'])
    if (!found) return
    const { processId, cvId } = found.card
    const already = ['hire_already_offered', 'hired']
    await change(visit, { kind: 'hiring message', name: processId as string, already }, ({ gateway }) =>
      gateway.recruiterSelection.sendHiringMessage({
        ...{ jobId: found.jobId, cvId, message: 'Queremos você aqui.', salary: 240_000, start: dayAhead(visit) },
      }),
    )
  },
  async 'pause or resume a job'(visit) {
    const id = visit.random.pick(apartOf(visit).toPause)
    const status = visit.random.int(0, 1) === 1
    const name = `${id} ${status ? 'job:approved' : 'job:disabled'} ${randomUUID()}`
    await change(visit, { kind: 'pause', name, holds: ['already_there'] }, ({ gateway }) =>
      gateway.recruiterJobs.switchJob({ id, status }),
    )
  },
  async 'end a job'(visit) {
    const id = visit.random.pick(apartOf(visit).toEnd)
    await change(visit, { kind: 'end', name: id, holds: ['move_not_allowed'] }, ({ gateway }) =>
      gateway.recruiterJobs.finishJob({ id }),
    )
  },
}
