import { type FocusEvent, useEffect, useRef, useState } from 'react'
import {
  type DraftKey,
  forgetDraft,
  keepDraft,
  keptDraft,
  withoutUnkept,
  withUnkept,
} from '../../platform/browser/kept-draft.ts'
import type { Faults } from '../../platform/faults.ts'
import { isText } from './fault-on-leaving.ts'
import { remainingFaults } from './remaining-faults.ts'
import { returnsToPage } from './returns-to-page.ts'
import { tooLongAmong } from './too-long.ts'
import { useFaultsOnLeaving } from './use-faults-on-leaving.ts'

/** A form returned by the server: the draft, its faults, and the list item being edited. */
export type ReturnedForm<Draft> = { draft: Draft; faults: Faults; open?: string | null }

export type FormSetup<Draft extends object> = {
  /**
   * The draft's storage key in the tab, and the version that the draft is based on: a stored draft of another version
   * is dropped.
   */
  draftKey: DraftKey
  base: string
  /** The initial draft, and the fields that are never stored. */
  initial: Draft
  unkept?: readonly (keyof Draft)[]
  /** The form as the server returned it. */
  returned: ReturnedForm<Draft> | undefined
  /** Completes a draft from outside. */
  shape: (value: unknown) => Draft
  /**
   * Returns the faults of a draft by the rules, which may be loaded later; without them only the server reports faults,
   * and each disappears when its field changes.
   */
  faultsOf?: ((draft: Draft) => Faults) | undefined
  /** Sorts faults by the form's order, so that the list on top follows the page. */
  inOrder?: (faults: Faults) => Faults
  /** The current page of a form with several. */
  at?: string
  /** Called once with the page that a stored draft had reached, or with null if none was stored. */
  onRestored?: (at: string | null, draft: Draft) => void
}

type Kept = { base?: unknown; draft?: unknown; at?: unknown }
const nothing: Faults = {}
const noRules = () => nothing
/**
 * A form in the browser: its draft, stored in the tab while typing and restored after a reload; its faults, beside the
 * fields until they are corrected and on top after each attempt; and a warning before the tab closes over unsent input.
 */
export function useForm<Draft extends object>(setup: FormSetup<Draft>) {
  const { draftKey, base, initial, unkept = [], returned, shape, faultsOf = noRules, at } = setup
  const { inOrder = (found: Faults) => found, onRestored } = setup
  const [draft, showDraft] = useState(returned?.draft ?? initial)
  // Changes may arrive late, such as an address that was looked up: each is applied to the latest draft.
  const newest = useRef(draft)
  const [faults, setFaults] = useState(returned?.faults ?? nothing)
  /** The faults of the last attempt: shown on top of the form until all of them are corrected. */
  const [summary, setSummary] = useState({ faults: inOrder(faults), at, tries: 0 })
  const [restored, setRestored] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const followed = useRef(returned)
  /** The address from which the form was submitted; null unless it is being submitted. */
  const sentFrom = useRef<string | null>(null)
  const rules = useRef(faultsOf)
  rules.current = faultsOf

  const setDraft = (next: Draft) => {
    newest.current = next
    showDraft(next)
  }
  const tell = (found: Faults, on = at) => {
    setFaults(found)
    setSummary(({ tries }) => ({ faults: inOrder(found), at: on, tries: tries + 1 }))
    setRestored(false)
  }
  /** Applies what the server returned. */
  const follow = (step: ReturnedForm<Draft>, on = at) => {
    sentFrom.current = null
    setDraft(step.draft)
    tell(step.faults, on)
  }
  const forget = () => {
    forgetDraft(draftKey)
    setRestored(false)
    setWaiting(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the page opens; the key is its name.
  useEffect(() => {
    if (returned) return
    const kept = keptDraft(draftKey) as Kept | null
    const whole = withUnkept(shape(kept?.draft), { initial, unkept })
    const isKept = kept?.base === base && !isSame(whole, initial)
    if (isKept) {
      setDraft(whole)
      setRestored(true)
    } else forgetDraft(draftKey)
    onRestored?.(isKept && typeof kept.at === 'string' ? kept.at : null, isKept ? whole : initial)
  }, [draftKey.name, base])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is its name.
  useEffect(() => {
    if (newest.current !== draft) return
    if (isSame(draft, initial)) {
      if (waiting) forget()
      return
    }
    keepDraft(draftKey, { base, draft: withoutUnkept(draft, unkept), ...(at !== undefined && { at }) })
    setWaiting(true)
  }, [draftKey.name, base, draft, at])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is applied once.
  useEffect(() => {
    if (!returned || returned === followed.current) return
    followed.current = returned
    follow(returned)
  }, [returned])

  // The list on top has the focus, so it disappears only when none of its faults is left.
  useEffect(() => {
    setSummary((now) => (Object.keys(now.faults).some((field) => field in faults) ? now : { ...now, faults: nothing }))
  }, [faults])

  // A form that was submitted and then left is finished, unless the person left it to sign in and will return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form is removed.
  useEffect(
    () => () => {
      if (sentFrom.current !== null && location.href !== sentFrom.current && !returnsToPage(location.search)) {
        forgetDraft(draftKey)
      }
    },
    [],
  )

  useEffect(() => {
    if (!waiting) return
    const ask = (event: BeforeUnloadEvent) => {
      if (sentFrom.current === null) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [waiting])

  const change = (part: Partial<Draft>, changed: readonly string[] = Object.keys(part)) => {
    const before = newest.current
    const after = { ...before, ...part }
    setDraft(after)
    setFaults((shown) => {
      if (Object.keys(shown).length === 0) return shown
      return remainingFaults(shown, { before: rules.current(before), after: rules.current(after), changed })
    })
  }
  const onLeaving = useFaultsOnLeaving({
    faultsNow: () => rules.current(newest.current),
    hasRules: faultsOf !== noRules,
    onFound: (found) => setFaults((shown) => ({ ...shown, ...found })),
  })
  return {
    draft,
    faults,
    /** The faults on top; `tries` grows with each attempt, so that the same faults are announced again. */
    summary: summary.at === at ? summary : { ...summary, faults: nothing },
    /** Whether a stored draft was restored. */
    restored,
    /** Whether the tab stores an unsent draft. */
    waiting,
    /** Returns the draft with every change, including those not rendered yet. */
    newest: () => newest.current,
    change,
    tell,
    follow,
    setFaults,
    faultsNow: () => rules.current(newest.current),
    /** Shows the faults of the rules and overlong texts; returns whether the form may be submitted. */
    check: (element: HTMLFormElement | null) => {
      const found = { ...rules.current(newest.current), ...tooLongAmong(textsIn(element)) }
      tell(found)
      return Object.keys(found).length === 0
    },
    /** Marks the form as being submitted: leaving the page then removes the draft. */
    send: () => {
      sentFrom.current = location.href
    },
    isSent: () => sentFrom.current !== null,
    /** Marks the form as no longer being submitted, since it is still there. */
    settle: () => {
      sentFrom.current = null
    },
    /** Discards the draft and restores the initial form. */
    restart: () => {
      sentFrom.current = null
      setDraft(initial)
      forget()
      tell(nothing)
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => onLeaving(target),
  }
}

/** A form as its frame and its fields take it. */
export type FormOf<Draft extends object> = ReturnType<typeof useForm<Draft>>

/** The fields of a form that hold text. */
export const textsIn = (form: HTMLFormElement | null) => [...(form?.elements ?? [])].filter(isText)

const isSame = (draft: object, other: object) => JSON.stringify(draft) === JSON.stringify(other)
