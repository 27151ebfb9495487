import type { Calls } from '@trampolim/contract/client/calls.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'

/** The results of actions on invitations, as named in the page's address. */
export const invitationDone = ['invited', 'invitedAgain', 'cancelled'] as const
export type InvitationDone = (typeof invitationDone)[number]

/** A refused invitation, with the typed address. */
export type RefusedInvitation = { email: string; fault: string; status: number }

/** Creates, resends or cancels an invitation; returns null for other intents. */
export async function actOnInvitations(
  { gateway: { organizations: calls } }: Calls,
  form: FormData,
): Promise<{ done: InvitationDone } | RefusedInvitation | null> {
  const [id, email] = [String(form.get('id') ?? ''), String(form.get('email') ?? '')]
  const acts: Readonly<Record<string, () => Promise<InvitationDone>>> = {
    [organizationIntents.invite]: () => calls.inviteColleague({ email }).then(() => 'invited' as const),
    [organizationIntents.inviteAgain]: () => calls.resendInvitation({ id }).then(() => 'invitedAgain' as const),
    [organizationIntents.cancelInvitation]: () => calls.cancelInvitation({ id }).then(() => 'cancelled' as const),
  }
  const act = acts[String(form.get('intent'))]
  if (!act) return null
  try {
    return { done: await act() }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return { email, fault: textsOfCall(refused.fields).email ?? refused.message, status: refused.status }
  }
}
