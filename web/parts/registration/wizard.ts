import type { Day } from '@trampolim/marketplace/time/days.ts'
import type { Faults } from '../../platform/faults.ts'
import type { DraftPlace } from '../../platform/kept-draft.ts'
import type { Secret } from './draft.ts'

/** The day in São Paulo, and the password, which no draft holds. */
type Known = { secret: Secret; today: Day }

/** A registration over several pages: its draft, the order of its pages, its rules. */
export type Wizard<Draft extends object, Page extends string> = {
  /** Where the draft waits in the browser. */
  place: DraftPlace
  empty: Draft
  /** What of the draft is never kept there. */
  unkept: readonly (keyof Draft)[]
  /** Makes a draft from outside whole. */
  shape: (value: unknown) => Draft
  /** A page by its name in an address; the first one where there is none of that name. */
  named: (name: unknown) => Page
  /** The page before; null before the first. */
  before: (page: Page, draft: Draft) => Page | null
  /** Where going on leads at once; null where only the server lets one leave. */
  onward: (page: Page, draft: Draft) => Page | null
  /** Where the password is chosen. */
  passwordPage: Page
  /** The page that registers. */
  last: Page
  faults: (draft: Draft, known: Known) => Faults
  faultsOfPage: (page: Page, draft: Draft, entered: Known & { code: string }) => Faults
  /** The page up to which a draft may be gone: the wished one, or an earlier one that isn't in order yet. */
  reachable: (wished: Page, draft: Draft, known: Pick<Known, 'today'>) => Page
}

/** What a registration shows next, as the server says. A password never comes back. */
export type WizardStep<Draft, Page> = { page: Page; draft: Draft; faults: Faults; open?: string | null }
