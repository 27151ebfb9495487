import { faultsOfRecruiterProfile } from '@trampolim/marketplace/registration/recruiter.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import type { RecruiterDraft } from './recruiter-draft.ts'

/** The messages about a draft's faults, by field name. */
export function faultsOfRecruiterDraft({ name, phones }: RecruiterDraft): Faults {
  const { phones: missing, ...others } = textsOf(faultsOfRecruiterProfile({ name, phones }))
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}
