/** What a recruiter does about invitations, as a form carries it. `cvIds` is empty when one is canceled. */
export type InviteIntent =
  | { intent: 'invite' | 'invite-chosen'; cvIds: string[]; name: string; from: 'recommended' | 'search' }
  | { intent: 'uninvite'; inviteId: string; name: string }

/** What became of it, in words, and what takes it back. */
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
