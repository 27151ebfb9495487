import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { recruitersOf } from '../notifications/listener-queries.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import { type Listener, listen } from '../platform/events/listener.ts'
import type { Tx } from '../platform/house.ts'
import { findCandidateOf, findInvited, findJobOfCandidacy, findMessage } from './queries.ts'

/**
 * Sends hints about what people may have open. A candidate gets no hint of a move before it is announced to them. Hints
 * of new notifications are sent by the function that creates them.
 */
export const realtimeListeners: readonly Listener[] = [
  listen('message.sent', 'hint.message', async (tx, { payload: { messageId } }) => {
    const found = await findMessage(tx, messageId)
    if (!found) return
    const { organizationId, ...ids } = found
    const recruiters = await selectingIn(tx, organizationId)
    await sendHint(tx, { to: [ids.candidateId, ...recruiters], hint: { event: 'chat', messageId, ...ids } })
  }),

  listen('invitation.told', 'hint.invitation', async (tx, { payload: { invitationId, again } }) => {
    if (!again) await hintOfInvitation(tx, { invitationId, event: 'invite:user:new', to: 'candidate' })
  }),

  listen('invitation.answered', 'hint.invitation-answer', async (tx, { payload: { invitationId } }) => {
    const found = await findInvited(tx, invitationId)
    const event = found?.status === 'invite:confirmed' ? 'accept' : 'reject'
    await hintOfInvitation(tx, { invitationId, event, to: 'recruiters' })
  }),

  listen('invitation.ended', 'hint.invitation-ended', async (tx, { payload: { invitationId, why } }) => {
    const event = why === 'timeout' ? 'timeout' : 'invite:recruiter:cancel'
    await hintOfInvitation(tx, { invitationId, event, to: 'both' })
  }),

  listen('selection.announced', 'hint.selection', async (tx, { payload: { candidacyId } }) => {
    const found = await findCandidateOf(tx, candidacyId)
    if (!found) return
    const { candidateId, jobId } = found
    await sendHint(tx, { to: [candidateId], hint: { event: 'updateuser', about: 'selection', jobId } })
  }),

  listen('selection.applied', 'hint.board-applied', (tx, { payload }) => hintOfBoard(tx, payload.candidacyId)),
  listen('selection.withdrawn', 'hint.board-withdrawn', (tx, { payload }) => hintOfBoard(tx, payload.candidacyId)),
  listen('selection.moved', 'hint.board-moved', (tx, { payload }) => hintOfBoard(tx, payload.candidacyId)),
]

/** The recruiters who may read the selection that a hint is about. */
const selectingIn = (tx: Tx, organizationId: string) => recruitersOf(tx, { organizationId, selecting: true })

async function hintOfBoard(tx: Tx, candidacyId: string) {
  const found = await findJobOfCandidacy(tx, candidacyId)
  if (!found) return
  const { jobId, organizationId } = found
  const to = await selectingIn(tx, organizationId)
  await sendHint(tx, { to, hint: { event: 'updateuser', about: 'board', jobId } })
}

type OfInvitation = {
  invitationId: string
  event: Extract<Hint, { invitationId: string }>['event']
  to: 'candidate' | 'recruiters' | 'both'
}

async function hintOfInvitation(tx: Tx, { invitationId, event, to }: OfInvitation) {
  const found = await findInvited(tx, invitationId)
  if (!found) return
  const { jobId, candidateId, organizationId } = found
  const recruiters = to === 'candidate' || !organizationId ? [] : await selectingIn(tx, organizationId)
  const people = to === 'recruiters' ? recruiters : [candidateId, ...recruiters]
  await sendHint(tx, { to: people, hint: { event, invitationId, jobId } })
}
