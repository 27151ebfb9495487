import type { RecruiterDraft } from '../../../parts/recruiter-registration/draft.ts'
import type { RecruiterPage } from '../../../parts/recruiter-registration/pages.ts'
import type { WizardStep } from '../../../parts/registration/wizard.ts'

/** What the form of a recruiter's registration shows next. */
export type RecruiterStep = WizardStep<RecruiterDraft, RecruiterPage>
