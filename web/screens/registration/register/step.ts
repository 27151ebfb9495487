import type { ReadNews } from '../../../parts/curriculum-files/read-file-intent.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'
import type { Resent } from '../../../parts/registration/wizard.ts'
import type { Faults } from '../../../platform/faults.ts'

/** The page to show next. It never contains a password. */
export type Step = {
  page: RegistrationPage
  draft: RegistrationDraft
  faults: Faults
  /** The list item being edited. */
  open: string | null
  /** What came of asking for another code. */
  resent?: Resent
  /** The result of reading a file that was uploaded to fill in the form. */
  read?: ReadNews & { fault: string | null }
}
