import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { type Faults, faultsWithin } from '../../../platform/faults.ts'
import { type DraftKey, forgetDraft } from '../../../platform/kept-draft.ts'
import { useUserId } from '../../../platform/use-user-id.ts'
import { DraftFrame } from '../draft/draft-frame.tsx'
import { faultsForSummary, faultsTitle } from '../fault-summary.ts'
import { useForm } from '../use-form.ts'
import { constraintFaults, nameOfField } from './constraint-faults.ts'
import {
  changedFields,
  type FormElement,
  fieldsIn,
  fillFields,
  firstFieldsIn,
  type KeptFields,
  shapedFields,
} from './kept-fields.ts'

const t = speak(phrases)

export type KeptFormProps = {
  /** The draft's storage key in the tab, for the person whose page it is. */
  draftKey: (userId: string) => DraftKey
  /** What the server answered when it refused the form, a new object each time; its values are what the fields begin with. */
  refused?: { faults: Faults } | null | undefined
  /**
   * What came when the server had taken the form, on a page that stays; a new object each time. Otherwise a form is done once it
   * has led elsewhere.
   */
  done?: object | null | undefined
  /** Whether its fields are empty again once it is done, since the next one of its kind is written there. */
  clears?: boolean
  /** The names of the fields in the list of faults, in the form's order. */
  labels: Readonly<Record<string, string>>
  /**
   * What the text is written upon, which is sent with it under this name, so that the server finds conflicting changes. `isTold`: the page
   * says that it has changed, so that what is sent next is written upon what it is now.
   */
  base?: { name: string; value: string; isTold: boolean } | undefined
  /** Sends the form without leaving the page. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  action?: string
  id?: string
  className?: string | undefined
  preventScrollReset?: boolean
  children: (form: { faults: Faults; busy: boolean }) => ReactNode
}

/**
 * The frame of a form whose fields keep what is typed themselves, so that it needs no draft of its own: it stores the fields that
 * were changed in the tab, by their names, and fills them again; all else is as in `DraftForm`. Fields have the ids that
 * `fieldId` gives them, and none asks for health data. Without JavaScript it is a plain form.
 */
export function KeptForm({ draftKey, ...props }: KeptFormProps) {
  const key = draftKey(useUserId())
  return <Kept key={key.name} {...props} draftKey={key} />
}

function Kept(props: Omit<KeptFormProps, 'draftKey'> & { draftKey: DraftKey }) {
  const { draftKey, refused, done, clears, labels, base, fetcher, action, id } = props
  const { preventScrollReset, className, children } = props
  const Frame = fetcher?.Form ?? Form
  const navigation = useNavigation()
  const state = fetcher?.state ?? navigation.state
  const element = useRef<HTMLFormElement>(null)
  const [isOurs, setOurs] = useState(false)
  const busy = isOurs && state !== 'idle'
  /** What the page came with; unknown if it came with what was refused. */
  const first = useRef<KeptFields | null>(null)
  const typed = useRef<KeptFields>({})
  const filling = useRef(false)
  const basedOn = useRef('')
  const returned = useMemo(
    () => (refused ? { draft: { fields: typed.current, base: basedOn.current }, faults: refused.faults } : undefined),
    [refused],
  )
  const elements = () => [...(element.current?.elements ?? [])] as FormElement[]
  const form = useForm<{ fields: KeptFields; base: string }>({
    draftKey,
    base: '',
    initial: { fields: {}, base: '' },
    returned,
    shape: (value) => {
      const { fields, base: on } = (value ?? {}) as { fields?: unknown; base?: unknown }
      return { fields: shapedFields(fields), base: typeof on === 'string' ? on : '' }
    },
    faultsOf: () => constraintFaults(element.current?.elements ?? []),
    inOrder: (found) => ({ ...faultsWithin(found, Object.keys(labels)), ...found }),
  })
  basedOn.current = form.draft.base

  const changedNow = () => {
    const now = elements()
    return changedFields(fieldsIn(now), first.current === null ? {} : { ...firstFieldsIn(now), ...first.current })
  }
  const keep = (fields: KeptFields, changed: readonly string[]) => {
    typed.current = fields
    const isAny = Object.keys(fields).length > 0
    form.change({ fields, base: isAny ? form.newest().base || (base?.value ?? '') : '' }, changed)
  }
  const fill = (fields: KeptFields) => {
    filling.current = true
    fillFields(elements(), fields, hands)
    // What is chosen may make more fields appear.
    requestAnimationFrame(() => {
      fillFields(elements(), fields, hands)
      filling.current = false
    })
  }
  const restart = () => {
    form.restart()
    typed.current = {}
    if (first.current !== null) return fill(first.current)
    form.send()
    location.replace(location.pathname + location.search)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the fields that the page came with.
  useEffect(() => {
    if (!refused) first.current = firstFieldsIn(elements())
    // Somebody may have typed before the scripts came.
    const early = changedNow()
    if (Object.keys(early).length > 0) keep({ ...form.newest().fields, ...early }, [])
  }, [])
  // Fields may be outside of the form's element and name it, so their events don't pass it.
  useEffect(() => {
    const note = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (filling.current || !field.form || field.form !== element.current) return
      keep(changedNow(), [nameOfField(field)])
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a stored draft is restored.
  useEffect(() => {
    if (!form.restored) return
    typed.current = form.draft.fields
    fill(form.draft.fields)
  }, [form.restored])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!done || !form.isSent()) return
    if (!clears) first.current = fieldsIn(elements())
    restart()
  }, [done])
  // What is saved now is read after the answer that says it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is told.
  useEffect(() => {
    if (base?.isTold && form.newest().base) form.change({ base: base.value }, [])
  }, [base?.isTold, base?.value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has arrived, or none.
  useEffect(() => {
    if (state !== 'idle') return
    setOurs(false)
    form.settle()
  }, [state])

  const send = (event: FormEvent<HTMLFormElement>) => {
    // Elements drawn inside the page, such as a dialog's form, aren't part of this one.
    if (event.target !== event.currentTarget) return
    const { submitter } = event.nativeEvent as SubmitEvent
    if (busy) return event.preventDefault()
    // A button that only looks something up for the form sends nothing.
    if ((submitter as HTMLButtonElement | null)?.formNoValidate) return
    if (!form.check(event.currentTarget)) return event.preventDefault()
    setOurs(true)
    form.send()
  }
  return (
    <Frame
      ref={element}
      method="post"
      {...(action !== undefined && { action })}
      {...(id !== undefined && { id })}
      {...(preventScrollReset && { preventScrollReset })}
      noValidate
      className={className}
      onSubmit={send}
      onBlur={form.onBlur}
    >
      {base && <input type="hidden" name={base.name} value={form.draft.base || base.value} />}
      <DraftFrame
        form={{ ...form, restart }}
        title={faultsTitle(form.summary.faults, t('faults'), labels)}
        faults={faultsForSummary(form.summary.faults, labels)}
      >
        {children({ faults: form.faults, busy })}
      </DraftFrame>
    </Frame>
  )
}

/** Ends the draft of a form that the server has taken, on a page that stays and shows something else in its place. */
export function DraftDone({ draftKey }: Pick<KeptFormProps, 'draftKey'>) {
  const key = draftKey(useUserId())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is its name.
  useEffect(() => forgetDraft(key), [key.name])
  return null
}

const hands = {
  press: (element: FormElement) => (element as HTMLElement).click(),
  write: (element: FormElement, value: string) => {
    // React notices what is set on the prototype.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    for (const type of ['input', 'change']) (element as HTMLElement).dispatchEvent(new Event(type, { bubbles: true }))
  },
}
