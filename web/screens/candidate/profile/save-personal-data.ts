import type { Calls } from '@trampolim/contract/client/calls.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import {
  type Proof,
  provePhone,
  type ReturnedEdit,
  type StartedProof,
  saveEdit,
} from '../../../parts/accounts/phone/phone-proof.ts'
import { sentDraft } from '../../../parts/form/draft/draft-field.ts'
import { keptVersion } from '../../../parts/form/draft/version-field.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import { retypedAddress } from '../../../parts/registration/find-address.ts'
import { blankPhones } from '../../../parts/registration/person-draft.ts'
import { overlay } from '../../../platform/form-fields.ts'
import { type CandidateDraft, candidateDraftOf, shapedCandidate } from './candidate-draft.ts'
import { faultsOfCandidateDraft, updateOf } from './write-candidate.ts'

/** Saves an edit, or returns the form if something is missing. Server only. */
export async function savePersonalData(
  calls: Calls,
  form: FormData,
): Promise<'saved' | 'proved' | ReturnedEdit<CandidateDraft>> {
  const sent = shapedCandidate(sentDraft(form))
  const draft = retypedAddress(sent, overlay(sent, form, blankPhones))
  const changed = doRowIntent(draft, form.get('intent'), blankPhones)
  if (changed) return { draft: changed.draft, faults: {}, asking: null, isSent: false, ...keptVersion(form) }
  const before = await calls.gateway.professional.readProfessional({})
  const faults = faultsOfCandidateDraft(draft, { today: dayOf(new Date()) })
  const isSame = JSON.stringify(updateOf(draft)) === JSON.stringify(updateOf(candidateDraftOf(before)))
  const { status, phones: kept } = before
  const newest = async () => (await calls.gateway.professional.readProfessional({})).modified
  return saveEdit(calls, { form, draft, faults, kept, isSame, status, save: saving(calls), newest })
}

const saving =
  ({ gateway }: Calls) =>
  (draft: CandidateDraft, proof: Proof) =>
    gateway.professional.updateProfessional({ ...updateOf(draft), ...proof })

/** Verifies the phone number of the profile. Server only. */
export async function proveCandidatesPhone(calls: Calls, form: FormData): Promise<'proved' | StartedProof> {
  const { phoneVerification } = shapedCandidate(sentDraft(form))
  const draft = { ...candidateDraftOf(await calls.gateway.professional.readProfessional({})), phoneVerification }
  const save = (_draft: CandidateDraft, proof: Proof) => calls.gateway.professional.updateProfessional(proof)
  return provePhone(calls, { form, draft, save })
}
