import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import type { AvailabilityDraft } from '../../../parts/availability/availability-draft.ts'
import type { CurriculumDraft } from '../../../parts/curriculums/form/draft.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { onceAtRest } from '../../../parts/later/once-at-rest.ts'
import {
  emptyRegistration,
  hasBegunCurriculum,
  type RegistrationDraft,
  shapedRegistration,
} from '../../../parts/registration/draft.ts'
import {
  isCodeDone,
  isCodeUnsent,
  pageAfter,
  pageBefore,
  pageNamed,
  type RegistrationPage,
} from '../../../parts/registration/pages.ts'
import { useWizard } from '../../../parts/registration/use-wizard.ts'
import type { Wizard } from '../../../parts/registration/wizard.ts'
import { type Begun, draftOfBegun } from './begun.ts'
import type { Step } from './step.ts'

/** The pages that can be left only if the server agrees. */
const asksServer: readonly RegistrationPage[] = ['contact', 'phone', 'access', 'code', 'internship', 'summary']

const candidate: Omit<Wizard<RegistrationDraft, RegistrationPage>, 'empty' | 'shape'> = {
  draftKey: draftKeys.registration('candidate'),
  unkept: ['pcdData'],
  named: pageNamed,
  before: pageBefore,
  onward: (page, draft) => (asksServer.includes(page) && !isCodeDone(page, draft) ? null : pageAfter(page, draft)),
  passwordPage: 'access',
  last: 'summary',
  rules: onceAtRest(async () => {
    const rules = await import('../../../parts/registration/write-registration.ts')
    return {
      faults: rules.faultsOfRegistration,
      faultsOfPage: (page, draft, entered) =>
        isCodeUnsent(page, draft) ? {} : rules.faultsOfPage(page, draft, { ...entered, lookedUp: false }),
      reachable: rules.reachable,
    }
  }),
}

/** A draft of the required kind, unless its curriculum was already begun. */
function ofKind(draft: RegistrationDraft, wanted: CurriculumKind | null): RegistrationDraft {
  return wanted === null || hasBegunCurriculum(draft) ? draft : { ...draft, cvType: wanted }
}

type Registering = {
  first: Step | undefined
  today: Day
  begun: Begun | null
  /** The kind of curriculum required by the job from which the person came. */
  wanted: CurriculumKind | null
}

/** The state of a candidate's registration in the browser. */
export function useRegistration({ first, today, begun, wanted }: Registering) {
  const wizard = {
    ...candidate,
    empty: ofKind(begun ? draftOfBegun(begun) : emptyRegistration, wanted),
    shape: (value: unknown) => ofKind(shapedRegistration(value), wanted),
  }
  const form = useWizard(wizard, { first, today, base: begun?.userId ?? 'new' })
  return {
    ...form,
    open: first?.open ?? null,
    changeCurriculum: (part: Partial<CurriculumDraft>) =>
      form.change({ curriculum: { ...form.newest().curriculum, ...part } }, Object.keys(part)),
    changeAvailability: (part: Partial<AvailabilityDraft>) =>
      form.change({ availability: { ...form.newest().availability, ...part } }, Object.keys(part)),
  }
}
