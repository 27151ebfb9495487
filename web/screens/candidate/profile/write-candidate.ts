import type { Calls } from '@trampolim/contract/client/calls.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfProfileChange } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { withUnknownNames } from '../../../parts/lookups/unknown-names.ts'
import { profileInput } from '../../../parts/tasks/write-profile.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import type { CandidateDraft } from './candidate-draft.ts'

type Update = Parameters<Calls['gateway']['professional']['updateProfessional']>[0]

/** The part of a draft that is sent to the server. */
export function updateOf(draft: CandidateDraft): Update {
  const { cpf: _cpf, birthDate: _birthDate, ...changed } = profileInput(draft)
  return changed as Update
}

/** The messages about a draft's faults, by field name. */
export function faultsOfCandidateDraft(draft: CandidateDraft, { today }: { today: Day }): Faults {
  const { pcdData, ...changed } = updateOf(draft)
  const found = textsOf([
    ...faultsOfProfileChange({ cityState: '', ...changed }),
    ...(pcdData ? under('pcdData', faultsOfPcdData(pcdData, { today })) : []),
  ])
  const typed = { cityState: draft.city }
  const { phones: missing, ...others } = withUnknownNames(found, { code: 'unknown_municipality', typed })
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}
