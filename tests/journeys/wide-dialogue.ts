import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { noticeForm } from '../fixtures/notices.ts'
import {
  approveCandidate,
  passHireUndo,
  passInterviewUndo,
  passInvitationUndo,
  passSlotsUndo,
} from './behind-the-pages.ts'
import { callsAt } from './journey.ts'
import type { NewCandidate } from './new-candidate.ts'

type Gateway = ReturnType<typeof callsAt>['gateway']

/** The people of a dialogue, what they write, and the jobs in whose selections it takes place. */
type Dialogue = {
  address: string
  recruiter: string
  reviewer: string
  candidate: Pick<NewCandidate, 'email' | 'token'>
  /** Three open jobs: for a candidacy up to the hire, for times to choose from, and for an invitation. */
  jobIds: readonly [hiring: string, choosing: string, inviting: string]
  /** The candidacy in the first two. */
  processIds: readonly [hiring: string, choosing: string]
  cvId: string
  /** A text without a break, and a line as long as the rules allow. */
  word: string
  line: (length: number) => string
}

/**
 * Makes a recruiter and a candidate write everything that both can write to each other, with the widest permitted
 * texts. Returns the ids of what can be opened, by the names of found-ids.ts.
 */
export async function makeWideDialogue(dialogue: Dialogue): Promise<Readonly<Record<string, string>>> {
  const { address, recruiter, reviewer, candidate } = dialogue
  const hiring = callsAt(address, recruiter)
  const own = callsAt(address, candidate.token).gateway
  // Only people with an approved profile can be invited.
  await approveCandidate(candidate)
  await tellRecruiters(hiring.gateway, dialogue)
  await meet(hiring.gateway, dialogue)
  await write(hiring.gateway, own, dialogue)
  await hiring.searchCv.search.watchSearch({ name: dialogue.line(80), filters: {} })
  await own.alerts.createAlert({ occupation: 'vendedor', location: '', name: dialogue.line(60) })
  await callsAt(address).gateway.contact.sendContact({
    kind: 'help',
    name: dialogue.line(120),
    email: candidate.email,
    message: dialogue.word,
  })
  await passInterviewUndo(candidate)
  await passSlotsUndo(candidate)
  await passInvitationUndo(candidate)
  await hire(hiring.gateway, dialogue)

  const noticeId = await announce(hiring.gateway, callsAt(address, reviewer).gateway, dialogue)
  const { userId } = await own.professional.readProfessional({})
  return {
    notice: noticeId,
    ownNotice: noticeId,
    ownTalk: dialogue.jobIds[0],
    talkedTo: userId,
    ownReceipt: dialogue.processIds[0],
  }
}

/** What only recruiters write about a candidate. */
async function tellRecruiters(gateway: Gateway, { jobIds: [jobId], processIds: [processId], word, line }: Dialogue) {
  await gateway.recruiterSelection.tagCandidate({ jobId, processId, tag: line(24), on: true })
  await gateway.recruiterSelection.saveScorecard({
    jobId,
    processId,
    ratings: [{ criterion: 'experience', score: 4 }],
    remark: word,
  })
}

/** Sets one interview at a time, and one with several times to choose from. */
async function meet(gateway: Gateway, { jobIds, processIds, word, line }: Dialogue) {
  const place = { type: 'live', address: line(300), typeInfo: word, notes: word } as const
  const day = addDays(dayOf(new Date()), 30)
  await gateway.recruiterSelection.scheduleInterview({
    ...{ jobId: jobIds[0], candidates: [processIds[0]], date: day, start: '09:00', end: '09:30' },
    ...place,
  })
  await gateway.recruiterSelection.offerSlots({
    ...{ jobId: jobIds[1], candidates: [processIds[1]] },
    slots: [
      { date: day, start: '10:00', end: '10:30' },
      { date: day, start: '11:00', end: '11:30' },
    ],
    ...place,
  })
}

/** An invitation, messages from both sides, and an automatic response. */
async function write(gateway: Gateway, own: Gateway, { jobIds, cvId, word }: Dialogue) {
  await gateway.recruiterSelection.invite({ jobId: jobIds[2], cvId })
  await own.messages.writeToJob({ jobId: jobIds[0], message: word })
  const { userId } = await own.professional.readProfessional({})
  await gateway.messages.writeToCandidate({ jobId: jobIds[0], candidateId: userId, message: word })
  await gateway.automaticResponses.createAutomaticResponse({ occasion: 'applied', text: word })
}

async function hire(gateway: Gateway, { candidate, jobIds: [jobId], processIds: [processId], cvId, word }: Dialogue) {
  await gateway.recruiterSelection.moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
  await gateway.recruiterSelection.sendHiringMessage({
    ...{ jobId, cvId, message: word, salary: 210_000, start: addDays(dayOf(new Date()), 60), otherDocuments: word },
  })
  await passHireUndo(candidate)
}

/** Publishes a notice of the recruiter's company. */
async function announce(gateway: Gateway, reviews: Gateway, { word, line }: Dialogue): Promise<string> {
  const { id } = await gateway.notices.writeNotice({
    ...noticeForm,
    ...{ title: line(120), text: word, day: addDays(dayOf(new Date()), 20), address: line(200), howTo: word },
  })
  await reviews.notices.decideNotice({ id, from: 'pending', edition: 1, decision: 'approved' })
  return id
}
