import type { Calls } from '@trampolim/contract/client/calls.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type OrganizationDraft, organizationFromForm } from '../../../parts/organizations/organization-draft.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { faultsOfOrganizationDraft, organizationInput } from '../../../parts/organizations/write-organization.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'

const t = speak(organizations)

/** The results of actions on joining, as named in the page's address. */
export const joiningDone = ['accepted', 'declined', 'wasPutOut', 'resent', 'withdrawn'] as const
export type JoiningDone = (typeof joiningDone)[number]

/**
 * Answers a request to join, removes a new member, or resends or withdraws the recruiter's own request; returns null
 * for other intents.
 */
export async function actOnJoining(
  { gateway: { organizations: calls } }: Calls,
  form: FormData,
): Promise<{ done: JoiningDone } | { fault: string } | null> {
  const accountId = String(form.get('accountId') ?? '')
  const acts: Readonly<Record<string, () => Promise<JoiningDone>>> = {
    [organizationIntents.accept]: () =>
      calls.answerJoinRequest({ accountId, accept: true }).then(() => 'accepted' as const),
    [organizationIntents.decline]: () =>
      calls.answerJoinRequest({ accountId, accept: false }).then(() => 'declined' as const),
    [organizationIntents.putOut]: () => calls.putOutMember({ accountId }).then(() => 'wasPutOut' as const),
    [organizationIntents.resend]: () => calls.resendJoinLink({}).then(() => 'resent' as const),
    [organizationIntents.withdraw]: () => calls.withdrawJoining({}).then(() => 'withdrawn' as const),
  }
  const act = acts[String(form.get('intent'))]
  if (!act) return null
  try {
    return { done: await act() }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return { fault: refused.message }
  }
}

/** An organisation's form, returned with faults. */
export type ReturnedChoice = { draft: OrganizationDraft; faults: Faults }

/** Registers an organisation for a recruiter without one, or asks to join the one with its CNPJ. */
export async function chooseOrganization(calls: Calls, form: FormData): Promise<'chosen' | ReturnedChoice> {
  const draft = await completeAddress(calls, organizationFromForm(form))
  const input = organizationInput(draft)
  const faults = faultsOfOrganizationDraft(draft)
  if (Object.keys(faults).length > 0) return { draft, faults }
  try {
    await calls.gateway.organizations.chooseOrganization(input)
    return 'chosen'
  } catch (problem) {
    const refused = shownRefusal(problem)
    const { fields, message } = refused
    if (Object.keys(fields).length > 0) return { draft, faults: textsOfCall(fields) }
    return { draft, faults: { '': t('form.refused', { message }) } }
  }
}
