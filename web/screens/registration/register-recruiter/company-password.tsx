import { ownerOf } from '../../../parts/recruiter-registration/write-recruiter.ts'
import { NewPassword } from '../../../parts/registration/pages/new-password.tsx'
import type { useRecruiter } from './use-recruiter.ts'

/** The password of somebody who hires, which may not contain what is known of them and their company. */
export function CompanyPassword({ form }: { form: ReturnType<typeof useRecruiter> }) {
  return <NewPassword owner={ownerOf(form.draft)} secret={form.secret} faults={form.faults} onChange={form.setSecret} />
}
