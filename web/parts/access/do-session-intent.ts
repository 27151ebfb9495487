import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'

/** The intents of the list of sessions: to end one, or all but this one. */
export const sessionIntents = { one: 'end-session', others: 'end-other-sessions' } as const

/**
 * Does what the list of sessions asks for, and says what became of it; null if the form is another one. One that has ended
 * meanwhile is ended all the same. Server only.
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
