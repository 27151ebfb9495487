import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import type { Option } from '../../design/select.tsx'
import { type OrganizationDraft, shapedOrganization } from '../organizations/organization-draft.ts'
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
      labels={organizations.form.names}
      fields={(form) => <OrganizationFields {...form} asked={asked} branches={branches} />}
    />
  )
}
