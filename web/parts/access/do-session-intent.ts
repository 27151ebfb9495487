import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'

/** The intents of the list of sessions: to end one, or all but this one. */
export const sessionIntents = { one: 'end-session', others: 'end-other-sessions' } as const

/**
 * Carries out a form of the list of sessions, and returns the result; null if it is another form. Ending a session that
 * has already ended succeeds. Server only.
 */
export async function doSessionIntent({ gateway }: Calls, form: FormData): Promise<'one' | 'others' | null> {
  const intent = form.get('intent')
  if (intent === sessionIntents.others) {
    await gateway.sessions.endOtherSessions({})
    return 'others'
  }
  if (intent !== sessionIntents.one) return null
  try {
    await gateway.sessions.endOneSession({ id: String(form.get('id') ?? '') })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code !== 'session_not_found' && refused?.code !== 'invalid_form') throw problem
  }
  return 'one'
}
