import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { type DraftKey, forgetDraft, keepDraft, keptDraft } from '../../platform/browser/kept-draft.ts'
import type { Faults } from '../../platform/faults.ts'
import { afterPress } from './after-press.ts'
import { remainingFaults } from './remaining-faults.ts'
import { useFaultsOnLeaving } from './use-faults-on-leaving.ts'

/** The result of saving a draft. */
export type Saved<Draft> = {
  /** The draft with additions by the server, such as codes of names. */
  draft: Draft
  /** The faults of the fields that weren't saved. */
  faults: Faults
  /** The draft as it is stored after saving. */
  stored: Draft
  /** Whether the same fields were changed elsewhere in the meantime; nothing is saved then. */
  changedElsewhere: boolean
}

/** The state of saving. `faulty`: everything is saved except fields with a fault. */
export type Saving =
  | { is: 'quiet' | 'typing' | 'saving' | 'changed' | 'signed-out' | 'gone' }
  | { is: 'saved' | 'faulty'; at: Date }
  | { is: 'failed'; message: string | null }

/** Why a draft wasn't saved; without a reason, saving may be retried. */
export class NotSaved extends Error {
  readonly why: 'signed-out' | 'gone' | null
  constructor(message = '', why: 'signed-out' | 'gone' | null = null) {
    super(message)
    this.why = why
  }
}

export type SelfSaving<Draft extends object> = {
  /** The key under which the draft is stored in the tab until it is saved. */
  draftKey: DraftKey
  /** The draft as it is stored, and as the server returned it without JavaScript. */
  stored: Draft
  returned: { draft: Draft; faults: Faults } | undefined
  /** The part of a draft that is stored in the tab. */
  kept: (draft: Draft) => Partial<Draft>
  /** Completes a draft from the tab. */
  shape: (value: object) => Draft
  isSame: (one: Draft, other: Draft) => boolean
  /** Returns the faults of a draft by the rules, which may be loaded later; without them only the server finds faults. */
  faultsOf: ((draft: Draft) => Faults) | undefined
  /**
   * Sends a draft together with the stored one from which typing started.
   * @throws NotSaved
   */
  send: (sent: { draft: Draft; base: Draft; over: boolean }) => Promise<Saved<Draft>>
}

/** After this pause in typing the draft is saved, in milliseconds. */
const pause = 1500

/**
 * A form that saves itself: after a pause in typing, on leaving a field, and on leaving the page. Unsaved changes are
 * stored in the tab, together with the version that they are based on.
 */
export function useSelfSaving<Draft extends object>(setup: SelfSaving<Draft>) {
  const { draftKey, stored, returned } = setup
  const [draft, showDraft] = useState(returned?.draft ?? stored)
  const [faults, setFaults] = useState<Faults>(returned?.faults ?? {})
  const [saving, setSaving] = useState<Saving>({ is: 'quiet' })
  const newest = useRef(draft)
  /** The stored draft that this form knows of, and the last draft that was sent. */
  const base = useRef(stored)
  const sent = useRef<Draft | null>(null)
  const begun = useRef(stored)
  const busy = useRef<Promise<boolean> | null>(null)
  /** Whether everything in the last draft that was sent is saved, and the faults that kept the rest from it. */
  const whole = useRef(true)
  const refused = useRef<Faults>({})
  /** What is shown once everything is as it was saved last. */
  const settled = useRef<Saving>({ is: 'quiet' })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const rules = useRef(setup)
  rules.current = setup
  const faultsOf = (of: Draft) => rules.current.faultsOf?.(of) ?? {}
  const onLeaving = useFaultsOnLeaving({
    faultsNow: () => faultsOf(newest.current),
    hasRules: setup.faultsOf !== undefined,
    onFound: (found) => setFaults((shown) => ({ ...shown, ...found })),
  })

  const isDirty = () => newest.current !== sent.current && !setup.isSame(newest.current, base.current)

  const keep = () => {
    if (setup.isSame(newest.current, base.current)) return forgetDraft(draftKey)
    keepDraft(draftKey, { base: setup.kept(base.current), draft: setup.kept(newest.current) })
  }

  const take = (answer: Saved<Draft>, asked: Draft) => {
    base.current = answer.stored
    const isNewest = newest.current === asked
    if (isNewest) {
      newest.current = answer.draft
      showDraft(answer.draft)
    }
    sent.current = isNewest ? answer.draft : asked
    const local = faultsOf(answer.draft)
    const found = Object.entries(answer.faults).filter(([field]) => !(field in local))
    if (isNewest && found.length > 0) setFaults((shown) => ({ ...shown, ...Object.fromEntries(found) }))
    refused.current = answer.faults
    whole.current = Object.keys(answer.faults).length === 0
    if (isNewest && whole.current) forgetDraft(draftKey)
    else keep()
    const at = new Date()
    if (whole.current) settled.current = { is: 'saved', at }
    if (isNewest) setSaving({ is: whole.current ? 'saved' : 'faulty', at })
    else later()
    return whole.current && isNewest
  }

  const ask = async (over: boolean): Promise<boolean> => {
    const asked = newest.current
    refused.current = {}
    setSaving({ is: 'saving' })
    try {
      const answer = await rules.current.send({ draft: asked, base: base.current, over })
      if (!answer.changedElsewhere) return take(answer, asked)
      whole.current = false
      setSaving({ is: 'changed' })
      return false
    } catch (problem) {
      whole.current = false
      const { why, message } = problem instanceof NotSaved ? problem : new NotSaved()
      setSaving(why ? { is: why } : { is: 'failed', message: message || null })
      return false
    }
  }

  /** Saves what was typed; resolves to whether everything is saved. One request at a time. */
  const save = async ({ over = false, always = false } = {}): Promise<boolean> => {
    clearTimeout(timer.current)
    // If several calls waited, the first may have started another request by now.
    while (busy.current) await busy.current
    if (!over && !always && !isDirty()) {
      setSaving((now) => (now.is === 'typing' ? settled.current : now))
      return whole.current || setup.isSame(newest.current, base.current)
    }
    busy.current = ask(over)
    const done = await busy.current
    busy.current = null
    return done
  }

  const later = (milliseconds = pause) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), milliseconds)
  }

  const put = (next: Draft, changed: readonly string[]) => {
    const before = newest.current
    newest.current = next
    showDraft(next)
    setFaults((shown) => remainingFaults(shown, { before: faultsOf(before), after: faultsOf(next), changed }))
    keep()
    setSaving((now) => (now.is === 'changed' || now.is === 'signed-out' ? now : { is: 'typing' }))
    if (saving.is !== 'changed' && saving.is !== 'signed-out') later()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the section opens.
  useEffect(() => {
    if (returned) return
    const kept = keptDraft(draftKey) as { base?: object; draft?: object } | null
    if (!kept?.draft) return
    const restored = setup.shape({ ...stored, ...kept.draft })
    base.current = setup.shape({ ...stored, ...kept.base })
    newest.current = restored
    showDraft(restored)
    void save()
  }, [])

  // The last typed text is saved even when the form is removed from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form is removed.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (isDirty()) void save()
    },
    [],
  )

  const isUnsaved = !['quiet', 'saved'].includes(saving.is)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` reads the newest draft from a ref.
  useEffect(() => {
    if (saving.is !== 'failed') return
    const again = () => void save({ always: true })
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [saving.is])

  return {
    draft,
    faults,
    saving,
    setFaults,
    change: (part: Partial<Draft>) => put({ ...newest.current, ...part }, Object.keys(part)),
    faultsNow: () => faultsOf(newest.current),
    /** Saves at once, and shows the faults; resolves to whether everything is saved, and to the fields with a fault. */
    finish: async () => {
      const done = await save()
      const left = faultsOf(newest.current)
      setFaults((shown) => ({ ...shown, ...left }))
      const faulty = Object.keys(done ? left : { ...left, ...refused.current })
      return { done: done && faulty.length === 0, faulty }
    },
    retry: () => void save({ always: true }),
    /** Overwrites what was changed elsewhere. */
    keepMine: () => void save({ over: true }),
    /** Discards what was typed here in favour of the stored version. */
    takeTheirs: (theirs: Draft) => {
      base.current = theirs
      sent.current = theirs
      whole.current = true
      newest.current = theirs
      showDraft(theirs)
      setFaults({})
      forgetDraft(draftKey)
      settled.current = { is: 'quiet' }
      setSaving(settled.current)
    },
    /** Whether anything was changed since the form was opened, and a function that undoes it. */
    isChanged: !setup.isSame(draft, begun.current),
    undo: () => {
      put(begun.current, Object.keys(begun.current))
      void save()
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      onLeaving(target)
      afterPress(() => {
        if (saving.is === 'typing') later(0)
      })
    },
  }
}
