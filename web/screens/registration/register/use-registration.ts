import type { Day } from '@trampolim/marketplace/time/days.ts'
import type { CurriculumDraft } from '../../../parts/curriculums/form/draft.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { emptyRegistration, type RegistrationDraft, shapedRegistration } from '../../../parts/registration/draft.ts'
import { pageAfter, pageBefore, pageNamed, type RegistrationPage } from '../../../parts/registration/pages.ts'
import { useWizard } from '../../../parts/registration/use-wizard.ts'
import type { Wizard } from '../../../parts/registration/wizard.ts'
import {
  faultsOfPage,
  faultsOfRegistration,
  isCodeDone,
  reachable,
} from '../../../parts/registration/write-registration.ts'
import { type Begun, draftOfBegun } from './begun.ts'
import type { Step } from './step.ts'

/** Pages that only the server can allow to leave. */
const asksServer: readonly RegistrationPage[] = ['contact', 'phone', 'access', 'code', 'summary']

const candidate: Omit<Wizard<RegistrationDraft, RegistrationPage>, 'empty'> = {
  draftKey: draftKeys.registration('candidate'),
  unkept: ['pcdData'],
  shape: shapedRegistration,
  named: pageNamed,
  before: pageBefore,
  onward: (page, draft) => (asksServer.includes(page) && !isCodeDone(page, draft) ? null : pageAfter(page)),
  passwordPage: 'access',
  last: 'summary',
  faults: faultsOfRegistration,
  faultsOfPage,
  reachable,
}

/** The candidate's registration in the browser. */
export function useRegistration({ first, today, begun }: { first: Step | undefined; today: Day; begun: Begun | null }) {
  const wizard = { ...candidate, empty: begun ? draftOfBegun(begun) : emptyRegistration }
  const form = useWizard(wizard, { first, today, base: begun?.userId ?? 'new' })
  return {
    ...form,
    open: first?.open ?? null,
    changeCurriculum: (part: Partial<CurriculumDraft>) =>
      form.change({ curriculum: { ...form.newest().curriculum, ...part } }),
  }
}
