import type { Option } from '../../design/select.tsx'
import { type OrganizationDraft, shapedOrganization } from '../organizations/organization-draft.ts'
import { organizationFaultsForSummary } from '../organizations/organization-faults.ts'
import { OrganizationFields } from '../organizations/organization-fields.tsx'
import { type Correction, CorrectionForm } from './correction-form.tsx'

type OrganizationFormProps = Correction<OrganizationDraft> & {
  asked: readonly string[] | null
  branches: readonly Option[]
}

/** The correction of an organisation: only the requested fields. */
export function OrganizationForm({ asked, branches, ...correction }: OrganizationFormProps) {
  return (
    <CorrectionForm
      {...correction}
      shape={shapedOrganization}
      summarise={organizationFaultsForSummary}
      fields={(form) => <OrganizationFields {...form} asked={asked} branches={branches} />}
    />
  )
}
