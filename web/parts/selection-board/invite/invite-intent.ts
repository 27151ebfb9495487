/** A recruiter's intent about invitations, as submitted by a form. `cvIds` is empty when one is canceled. */
export type InviteIntent =
  | { intent: 'invite' | 'invite-chosen'; cvIds: string[]; name: string; from: 'recommended' | 'search' }
  | { intent: 'uninvite'; inviteId: string; name: string }

/** Its result in words, and the intent that undoes it. */
export type InviteOutcome = { ok: boolean; text: string; undo: Extract<InviteIntent, { intent: 'uninvite' }> | null }

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

/** Reads a form's intent; null for a form of another kind. */
export function inviteIntentFrom(form: FormData): InviteIntent | null {
  const intent = form.get('intent')
  const name = String(form.get('name') ?? '').slice(0, 120)
  if (intent === 'uninvite') return { intent, inviteId: String(form.get('inviteId') ?? ''), name }
  if (intent !== 'invite' && intent !== 'invite-chosen') return null
  const from = form.get('from') === 'search' ? 'search' : 'recommended'
  return { intent, cvIds: form.getAll('cvId').map(String).filter(isId), name, from }
}
