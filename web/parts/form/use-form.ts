import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { type Faults, faultText } from '../../platform/faults.ts'
import {
  type DraftPlace,
  forgetDraft,
  keepDraft,
  keptDraft,
  withoutUnkept,
  withUnkept,
} from '../../platform/kept-draft.ts'
import { afterPress } from './after-press.ts'
import { leadsBack } from './leads-back.ts'
import { stillWrong } from './still-wrong.ts'
import { faultOfLength, fieldOf, tooLongAmong } from './too-long.ts'

/** A form as the server gives it back: what was typed, what is wrong, and the item of a list that is being edited. */
export type ReturnedForm<Draft> = { draft: Draft; faults: Faults; open?: string | null }

export type FormSetup<Draft extends object> = {
  /** Where the draft waits in the tab, and what it began from: a kept draft of something else is forgotten. */
  place: DraftPlace
  base: string
  /** The form as it begins, and what of it is never kept. */
  initial: Draft
  unkept?: readonly (keyof Draft)[]
  /** The form as the server gave it back. */
  returned: ReturnedForm<Draft> | undefined
  /** Makes a draft from outside whole. */
  shape: (value: unknown) => Draft
  /** What the rules find wrong with a draft; without it only the server tells, and a fault goes when its field changes. */
  faultsOf?: (draft: Draft) => Faults
  /** Puts faults in the form's order, so that the list on top reads as the page does. */
  inOrder?: (faults: Faults) => Faults
  /** The page of a form that has several. */
  at?: string
  /** Tells on which page a draft that was kept had come to; called once, with null where none was kept. */
  onTakenUp?: (at: string | null, draft: Draft) => void
}

type Kept = { base?: unknown; draft?: unknown; at?: unknown }
const nothing: Faults = {}
const noRules = () => nothing
/** What is told only when one tries to go on: somebody may come back to a field that they left empty. */
const emptyFaults: readonly string[] = [faultText('required'), faultText('phone_required')]

/**
 * A form in the browser: its draft, kept in the tab while it is typed and taken up after a reload; its faults, beside
 * the fields until they are mended and on top after each try; a question before the tab closes over what wasn't sent.
 */
export function useForm<Draft extends object>(setup: FormSetup<Draft>) {
  const { place, base, initial, unkept = [], returned, shape, faultsOf = noRules, at } = setup
  const { inOrder = (found: Faults) => found, onTakenUp } = setup
  const [draft, showDraft] = useState(returned?.draft ?? initial)
  // Changes may come late, such as a found address: each builds on the newest draft.
  const newest = useRef(draft)
  const [faults, setFaults] = useState(returned?.faults ?? nothing)
  /** What the last try found: told on top of the form until all of it is mended. */
  const [told, setTold] = useState({ faults: inOrder(faults), at, tries: 0 })
  const [restored, setRestored] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const followed = useRef(returned)
  /** The address from which the form was sent; null while it isn't on its way. */
  const sentFrom = useRef<string | null>(null)
  const rules = useRef(faultsOf)
  rules.current = faultsOf

  const setDraft = (next: Draft) => {
    newest.current = next
    showDraft(next)
  }
  const tell = (found: Faults, on = at) => {
    setFaults(found)
    setTold(({ tries }) => ({ faults: inOrder(found), at: on, tries: tries + 1 }))
    setRestored(false)
  }
  /** Takes what the server gave back. */
  const follow = (step: ReturnedForm<Draft>, on = at) => {
    sentFrom.current = null
    setDraft(step.draft)
    tell(step.faults, on)
  }
  const forget = () => {
    forgetDraft(place)
    setRestored(false)
    setWaiting(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the page opens; a place is its name.
  useEffect(() => {
    if (returned) return
    const kept = keptDraft(place) as Kept | null
    const whole = withUnkept(shape(kept?.draft), { initial, unkept })
    const isKept = kept?.base === base && !isSame(whole, initial)
    if (isKept) {
      setDraft(whole)
      setRestored(true)
    } else forgetDraft(place)
    onTakenUp?.(isKept && typeof kept.at === 'string' ? kept.at : null, isKept ? whole : initial)
  }, [place.name, base])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is its name.
  useEffect(() => {
    if (newest.current !== draft) return
    if (isSame(draft, initial)) {
      if (waiting) forget()
      return
    }
    keepDraft(place, { base, draft: withoutUnkept(draft, unkept), ...(at !== undefined && { at }) })
    setWaiting(true)
  }, [place.name, base, draft, at])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once.
  useEffect(() => {
    if (!returned || returned === followed.current) return
    followed.current = returned
    follow(returned)
  }, [returned])

  // The list on top takes the focus, so it only goes when nothing of it is left.
  useEffect(() => {
    setTold((now) => (Object.keys(now.faults).some((field) => field in faults) ? now : { ...now, faults: nothing }))
  }, [faults])

  // A form that was sent and led on is done; one that led to sign-in comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on leaving.
  useEffect(
    () => () => {
      if (sentFrom.current !== null && location.href !== sentFrom.current && !leadsBack(location.search)) {
        forgetDraft(place)
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
      return stillWrong(shown, { before: rules.current(before), after: rules.current(after), changed })
    })
  }
  /** What was left wrong is told as one leaves the field, once the press that left it has done its work. */
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { target } = event
    if (!isText(target) || target.value === '') return
    const field = fieldOf(target)
    afterPress(() => {
      const fault = faultOfLength(target) ?? rules.current(newest.current)[field]
      if (fault && !emptyFaults.includes(fault)) setFaults((shown) => ({ ...shown, [field]: fault }))
    })
  }
  return {
    draft,
    faults,
    /** What stands on top; `tries` grows with each try, so that the same faults are told again. */
    told: told.at === at ? told : { ...told, faults: nothing },
    /** Whether a kept draft has been taken up. */
    restored,
    /** Whether a draft waits in the tab that isn't sent. */
    waiting,
    /** The draft with every change, also one that isn't drawn yet. */
    newest: () => newest.current,
    change,
    tell,
    follow,
    setFaults,
    faultsNow: () => rules.current(newest.current),
    /** Tells what the rules find, and which texts are too long; whether the form may be sent. */
    check: (element: HTMLFormElement | null) => {
      const found = { ...rules.current(newest.current), ...tooLongAmong(textsIn(element)) }
      tell(found)
      return Object.keys(found).length === 0
    },
    /** Says that it is being sent: leading on then ends the draft. */
    send: () => {
      sentFrom.current = location.href
    },
    /** Throws the draft away: the form is as it began. */
    restart: () => {
      setDraft(initial)
      forget()
      tell(nothing)
    },
    onBlur,
  }
}

/** A form as its frame and its fields take it. */
export type FormOf<Draft extends object> = ReturnType<typeof useForm<Draft>>

const isText = (element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  'value' in element

/** The fields of a form that hold text. */
export const textsIn = (form: HTMLFormElement | null) => [...(form?.elements ?? [])].filter(isText)

const isSame = (draft: object, other: object) => JSON.stringify(draft) === JSON.stringify(other)
