import type { Calls } from '@trampolim/contract/client/calls.ts'
import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { InviteIntent, InviteOutcome } from './invite-intent.ts'

const t = speak(inviting)
/** The invitation was answered or has ended meanwhile; its candidate reads something else then. */
const over: ReadonlySet<string> = new Set(['invitation_ended', 'invitation_not_found'])

/**
 * Invites one or several people, or cancels an invitation; a refusal becomes a result that says that nothing changed
 * and why. Server only.
 */
export async function doInviteIntent(
  calls: Calls,
  jobId: string,
  asked: InviteIntent,
): Promise<InviteOutcome & { status: number }> {
  try {
    return { ...(await done(calls, jobId, asked)), status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const { status } = refused
    if (asked.intent === 'uninvite' && over.has(refused.code))
      return { ok: false, text: t('ended'), undo: null, status }
    const text = t(asked.intent === 'uninvite' ? 'notCanceled' : 'notInvited', { reason: refused.message })
    return { ok: false, text, undo: null, status }
  }
}

async function done({ gateway }: Calls, jobId: string, asked: InviteIntent): Promise<InviteOutcome> {
  const { recruiterSelection: selection } = gateway
  if (asked.intent === 'uninvite') {
    const { told } = await selection.cancelInvitation({ jobId, inviteId: asked.inviteId })
    return { ok: true, text: t(told ? 'canceled' : 'taken'), undo: null }
  }
  const { cvIds, from } = asked
  const [cvId] = cvIds
  if (cvId === undefined) return { ok: false, text: t('none'), undo: null }
  if (asked.intent === 'invite') {
    const { inviteId } = await selection.invite({ jobId, cvId, from })
    return {
      ok: true,
      text: t('invited', { name: asked.name || t('someone') }),
      undo: { intent: 'uninvite', inviteId, name: asked.name },
    }
  }
  const { invited, refused } = await selection.inviteTogether({ jobId, cvIds, from })
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ')
  const texts = [
    invited.length > 0 && t('many', { count: invited.length }),
    refused.length > 0 && t('left', { count: refused.length, reasons }),
  ]
  return { ok: refused.length === 0, text: texts.filter(Boolean).join(' '), undo: null }
}
