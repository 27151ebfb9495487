import type { Day } from '@trampolim/marketplace/time/days.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import type { JobDraft } from '../../../parts/job-form/draft/draft.ts'
import { onceAtRest } from '../../../parts/later/once-at-rest.ts'
import type { OrganizationDraft } from '../../../parts/organizations/organization-draft.ts'
import { emptyRecruiter, type RecruiterDraft, shapedRecruiter } from '../../../parts/recruiter-registration/draft.ts'
import {
  isCodeDone,
  isCodeUnsent,
  pageAfter,
  pageBefore,
  pageNamed,
  type RecruiterPage,
} from '../../../parts/recruiter-registration/pages.ts'
import { useWizard } from '../../../parts/registration/use-wizard.ts'
import type { Wizard, WizardStep } from '../../../parts/registration/wizard.ts'

/** The pages that can be left only if the server agrees. */
const asksServer: readonly RecruiterPage[] = ['you', 'phone', 'access', 'extras', 'code']

const recruiter: Wizard<RecruiterDraft, RecruiterPage> = {
  draftKey: draftKeys.registration('recruiter'),
  empty: emptyRecruiter,
  unkept: [],
  shape: shapedRecruiter,
  named: pageNamed,
  before: pageBefore,
  onward: (page, draft) =>
    asksServer.includes(page) && !(page === 'phone' && isCodeDone(page, draft)) ? null : pageAfter(page),
  passwordPage: 'access',
  last: 'code',
  rules: onceAtRest(async () => {
    const rules = await import('../../../parts/recruiter-registration/write-recruiter.ts')
    return {
      faults: rules.faultsOfRecruiter,
      faultsOfPage: (page, draft, entered) =>
        isCodeUnsent(page, draft) ? {} : rules.faultsOfPage(page, draft, entered),
      reachable: rules.reachable,
    }
  }),
}

/** The state of a recruiter's registration in the browser. */
export function useRecruiter(given: { first: WizardStep<RecruiterDraft, RecruiterPage> | undefined; today: Day }) {
  const form = useWizard(recruiter, given)
  return {
    ...form,
    changeOrganization: (part: Partial<OrganizationDraft>) =>
      form.change({ organization: { ...form.newest().organization, ...part } }, Object.keys(part)),
    changeJob: (part: Partial<JobDraft>) => form.change({ job: { ...form.newest().job, ...part } }, Object.keys(part)),
  }
}
