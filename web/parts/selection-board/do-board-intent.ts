import type { Calls } from '@trampolim/contract/client/calls.ts'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { candidacyIntentFrom } from './candidacy-intent.ts'
import { askDiscard, chosenFrom, chosenIntentFrom } from './chosen-intent.ts'
import { doCandidacyIntent } from './do-candidacy-intent.ts'
import { doChosenIntent } from './do-chosen-intent.ts'
import { doInviteIntent } from './invite/do-invite-intent.ts'
import { inviteIntentFrom } from './invite/invite-intent.ts'
import { doWriteIntent } from './write/do-write-intent.ts'
import { askWrite, writeIntentFrom } from './write/write-intent.ts'

const nothing = { ok: true, text: '', undo: null, asks: null, writes: null, status: 200 }

/**
 * Carries out the forms of the board: moves, discards, undoes, likes, invites and writes to one or several candidates;
 * asks for confirmation before several are discarded, and for the text before it writes; null for another form. Server
 * only.
 */
export async function doBoardIntent(calls: Calls, jobId: string, form: FormData) {
  const together = chosenIntentFrom(form)
  if (together) return { ...nothing, ...(await doChosenIntent(calls, jobId, together)) }
  const writing = writeIntentFrom(form)
  if (writing) {
    const outcome = await doWriteIntent(calls, jobId, writing)
    return { ...nothing, ...outcome, writes: outcome.left }
  }
  if (form.get('intent') === askDiscard) return { ...nothing, asks: chosenFrom(form) }
  if (form.get('intent') === askWrite) {
    return { ...nothing, writes: { chosen: chosenFrom(form), message: '', clientId: newClientId() } }
  }
  const inviting = inviteIntentFrom(form)
  if (inviting) return { ...nothing, ...(await doInviteIntent(calls, jobId, inviting)) }
  const asked = candidacyIntentFrom(form)
  return asked && { ...nothing, ...(await doCandidacyIntent(calls, jobId, asked)) }
}
