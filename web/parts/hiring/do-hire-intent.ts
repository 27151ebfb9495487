import type { Calls } from '@trampolim/contract/client/calls.ts'
import { hireDocuments } from '@trampolim/marketplace/selection/hiring.ts'
import { hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultsOfRefusal } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { centsFrom } from '../curriculums/form/typed-values.ts'

const t = speak(hiringSide)

/** The result of sending a hiring message; if it wasn't sent, what was typed is returned, otherwise null. */
export type HireOutcome = {
  ok: boolean
  text: string
  faults: Faults
  typed: (Readonly<Record<string, string>> & { readonly documents: string }) | null
}

const fields = ['salary', 'start', 'otherDocuments', 'message'] as const

/** Sends a hiring message or cancels it; null for a form of another kind. Server only. */
export async function doHireIntent(
  { gateway }: Calls,
  at: { jobId: string; cvId: string },
  form: FormData,
): Promise<(HireOutcome & { status: number }) | null> {
  const intent = form.get('intent')
  if (intent !== 'send-hire' && intent !== 'cancel-hire') return null
  const text = (name: string) => String(form.get(name) ?? '')
  const { recruiterSelection } = gateway
  const none = { faults: {}, typed: null }
  try {
    if (intent === 'cancel-hire') {
      const { told } = await recruiterSelection.cancelHiringMessage(at)
      return { ok: true, text: t(told ? 'canceled' : 'taken'), ...none, status: 200 }
    }
    const chosen = form.getAll('documents')
    await recruiterSelection.sendHiringMessage({
      ...at,
      message: text('message'),
      salary: centsFrom(text('salary')) ?? null,
      start: text('start'),
      documents: hireDocuments.codes.filter((each) => chosen.includes(each)),
      otherDocuments: text('otherDocuments'),
    })
    return { ok: true, text: t('sent', { name: text('name') }), ...none, status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const message = t('failed', { reason: refused.message })
    if (intent === 'cancel-hire') return { ok: false, text: message, ...none, status: refused.status }
    const faults = faultsOfRefusal({ fields: refused.fields, message })
    const typed = Object.fromEntries(fields.map((name) => [name, text(name)]))
    const documents = form.getAll('documents').join(' ')
    return { ok: false, text: message, faults, typed: { ...typed, documents }, status: refused.status }
  }
}
