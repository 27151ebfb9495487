import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { textsOfCall } from '../../../platform/faults.ts'
import { readChosen, writeChosen } from '../chosen-intent.ts'
import { whyNot } from '../why-not.ts'
import type { WriteIntent, WriteOutcome } from './write-intent.ts'

const t = speak(selectionBoard)
const invalid = 422

/** Writes to everybody to whom that is possible; says how many, and why not to the others. Server only. */
export async function doWriteIntent(
  calls: Calls,
  jobId: string,
  asked: WriteIntent,
): Promise<WriteOutcome & { status: number }> {
  const chosen = readChosen(asked.chosen)
  if (chosen.length === 0) return { ok: false, text: t('chosen.none'), fault: null, left: asked, status: invalid }
  const { message, clientId } = asked
  try {
    const { written, refused } = await calls.gateway.messages.writeToCandidates({
      ...{ jobId, message, ...(clientId && { clientId }) },
      candidacies: chosen.map(({ processId }) => processId),
    })
    const reasons = whyNot(refused)
    const texts = [
      written.length > 0 && t('chosen.written', { count: written.length }),
      refused.length > 0 && t('chosen.unwritten', { count: refused.length, reasons }),
    ]
    // A shorter text can still reach them; the others couldn't be written to with any.
    const isTooLong = refused.some(({ code }) => code === 'message_too_long')
    const unreached = chosen.filter(({ processId }) => !written.includes(processId))
    return {
      ok: refused.length === 0,
      text: texts.filter(Boolean).join(' '),
      fault: null,
      left: written.length === 0 || isTooLong ? { ...asked, chosen: writeChosen(unreached) } : null,
      status: 200,
    }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (!refusal || refusal.status >= 500 || refusal.status === 401 || refusal.status === 403) throw problem
    const fault = textsOfCall(refusal.fields).message ?? null
    const text = t('chosen.notWritten', { reason: fault ?? refusal.message })
    return { ok: false, text, fault, left: asked, status: refusal.status }
  }
}
