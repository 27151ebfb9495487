import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Faults } from '../../../platform/faults.ts'
import type { CurriculumDraft } from '../../curriculums/form/draft.ts'
import type { RegistrationPage } from '../pages.ts'

export type FirstCurriculumProps = {
  page: RegistrationPage
  kind: CurriculumKind
  draft: CurriculumDraft
  faults: Faults
  change: (part: Partial<CurriculumDraft>) => void
  faultsNow: () => Faults
  onFaults: (faults: Faults) => void
  open: string | null
  /** The id of the verified address of a person without an account, to whom an uploaded file then belongs. */
  verificationId?: string
}
