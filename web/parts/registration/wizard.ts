import type { Day } from '@trampolim/marketplace/time/days.ts'
import type { DraftKey } from '../../platform/browser/kept-draft.ts'
import type { Faults } from '../../platform/faults.ts'
import type { OnceAtRest } from '../later/once-at-rest.ts'
import type { Secret } from './draft.ts'

/** The day in São Paulo, and the password, which isn't part of the draft. */
type Known = { secret: Secret; today: Day }

/** A registration over several pages: its draft, the order of its pages, its rules. */
export type Wizard<Draft extends object, Page extends string> = {
  /** The draft's storage key in the browser. */
  draftKey: DraftKey
  empty: Draft
  /** The fields of the draft that are never stored. */
  unkept: readonly (keyof Draft)[]
  /** Completes a draft from outside. */
  shape: (value: unknown) => Draft
  /** The page with a name in an address; the first page if there is none of that name. */
  named: (name: unknown) => Page
  /** The previous page; null for the first. */
  before: (page: Page, draft: Draft) => Page | null
  /** The next page, if the browser can go there at once; null if only the server can allow it. */
  onward: (page: Page, draft: Draft) => Page | null
  /** The page on which the password is chosen. */
  passwordPage: Page
  /** The page that registers. */
  last: Page
  rules: OnceAtRest<WizardRules<Draft, Page>>
}

/** The rules of a registration. */
type WizardRules<Draft extends object, Page extends string> = {
  faults: (draft: Draft, known: Known) => Faults
  faultsOfPage: (page: Page, draft: Draft, entered: Known & { code: string }) => Faults
  /** The page that a draft can reach: the requested one, or an earlier one with faults. */
  reachable: (wished: Page, draft: Draft, known: Pick<Known, 'today'>) => Page
}

/** The server's answer: the page of a registration to show next. It never contains a password. */
export type WizardStep<Draft, Page> = {
  page: Page
  draft: Draft
  faults: Faults
  open?: string | null
  /** What came of asking for another code. */
  resent?: Resent
}

/** Whether another code was sent, or not since the last one was sent a moment ago. */
export type Resent = 'sent' | 'tooSoon'
