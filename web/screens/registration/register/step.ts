import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'
import type { Faults } from '../../../platform/faults.ts'

/** What the form shows next. A password never comes back. */
export type Step = {
  page: RegistrationPage
  draft: RegistrationDraft
  faults: Faults
  /** The item of a list that is being edited. */
  open: string | null
}
