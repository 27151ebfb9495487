import type { RecruiterDraft } from '../../../parts/recruiter-registration/draft.ts'
import type { RecruiterPage } from '../../../parts/recruiter-registration/pages.ts'
import type { WizardStep } from '../../../parts/registration/wizard.ts'

/** The page of a recruiter's registration to show next. */
export type RecruiterStep = WizardStep<RecruiterDraft, RecruiterPage>
