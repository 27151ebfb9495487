import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { type DraftKey, forgetDraft } from '../../../platform/browser/kept-draft.ts'
import type { Faults } from '../../../platform/faults.ts'
import { faultsWithin } from '../../../platform/faults-within.ts'
import { useUserId } from '../../../platform/use-user-id.ts'
import { DraftFrame } from '../draft/draft-frame.tsx'
import type { Labels } from '../fault-summary.ts'
import { useCalledOff } from '../use-called-off.ts'
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
  typedSince,
} from './kept-fields.ts'

const t = speak(phrases)

export type KeptFormProps = {
  /** The draft's storage key in the tab, for the person who uses the page. */
  draftKey: (userId: string) => DraftKey
  /**
   * The server's answer when it refused the form; a new object each time. Its values are the fields' initial content.
   */
  refused?: { faults: Faults } | null | undefined
  /**
   * The server's answer when it accepted the form, on a page that stays; a new object each time. Otherwise the form is
   * done once it has led to another page.
   */
  done?: object | null | undefined
  /** Whether its fields are emptied once it is done, because the next text of the same kind is written there. */
  clears?: boolean
  /** The names of the fields in the list of faults, in the form's order. */
  labels: Labels
  /**
   * The version on which the text is based. It is sent together with the text under this name, so that the server can
   * detect conflicting changes. `conflictReported`: the page says that the version has changed, so that the next submission is
   * based on the current one.
   */
  base?: { name: string; value: string; conflictReported: boolean } | undefined
  /** Submits the form without leaving the page. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  action?: string
  id?: string
  className?: string | undefined
  preventScrollReset?: boolean
  children: (form: { faults: Faults; busy: boolean }) => ReactNode
}

/**
 * The frame of a form whose uncontrolled fields hold what is typed, so that it needs no draft. It stores changed fields
 * in the tab, by their names, and restores them; everything else is as in `DraftForm`. The fields' ids come from
 * `fieldId`, and none asks for health data. Without JavaScript it is a plain form.
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
  /** The fields' content when the page was loaded; unknown if it was loaded with refused values. */
  const first = useRef<KeptFields | null>(null)
  const typed = useRef<KeptFields>({})
  /** The fields' content when the form was sent. */
  const sent = useRef<KeptFields>({})
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
  useCalledOff({ isSent: () => !fetcher && form.isSent(), settle: form.settle })

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
    // A choice may make further fields appear.
    requestAnimationFrame(() => {
      fillFields(elements(), fields, hands)
      filling.current = false
    })
  }
  /** `since`: what was typed after the form was sent, which stays. */
  const restart = (since: KeptFields = {}) => {
    form.restart()
    typed.current = {}
    if (Object.keys(since).length > 0) keep(since, [])
    if (first.current !== null) return fill({ ...first.current, ...since })
    form.send()
    location.replace(location.pathname + location.search)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, with the fields of the first rendering.
  useEffect(() => {
    if (!refused) first.current = firstFieldsIn(elements())
    // Somebody may have typed before the scripts were loaded.
    const early = changedNow()
    if (Object.keys(early).length > 0) keep({ ...form.newest().fields, ...early }, [])
  }, [])
  // Fields may be outside of the form element and refer to it by id, so their events don't bubble through it.
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
    // What was typed, and the note about it, would be unseen in a part that the page folds.
    for (let part = foldAround(element.current); part; part = foldAround(part)) part.open = true
  }, [form.restored])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!done || !form.isSent()) return
    if (!clears) first.current = { ...fieldsIn(elements()), ...sent.current }
    restart(typedSince(sent.current, fieldsIn(elements())))
  }, [done])
  // The stored version is loaded only after the response that reports the conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a conflict was reported.
  useEffect(() => {
    if (base?.conflictReported && form.newest().base) form.change({ base: base.value }, [])
  }, [base?.conflictReported, base?.value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the submission has ended, with or without a response.
  useEffect(() => {
    if (state !== 'idle') return
    setOurs(false)
    form.settle()
  }, [state])

  const send = (event: FormEvent<HTMLFormElement>) => {
    // React children that are rendered elsewhere in the page, such as a dialog's form, aren't part of this form.
    if (event.target !== event.currentTarget) return
    const { submitter } = event.nativeEvent as SubmitEvent
    if (busy) return event.preventDefault()
    // A button that only looks something up doesn't submit the form.
    if ((submitter as HTMLButtonElement | null)?.formNoValidate) return
    if (!form.check(event.currentTarget)) return event.preventDefault()
    setOurs(true)
    sent.current = fieldsIn(elements())
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
      <DraftFrame form={{ ...form, restart: () => restart() }} title={t('faults')} labels={labels}>
        {children({ faults: form.faults, busy })}
      </DraftFrame>
    </Frame>
  )
}

/**
 * Deletes the draft of a form that the server has accepted, on a page that stays and shows something else in the form's
 * place.
 */
export function DraftDone({ draftKey }: Pick<KeptFormProps, 'draftKey'>) {
  const key = draftKey(useUserId())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is its name.
  useEffect(() => forgetDraft(key), [key.name])
  return null
}

const foldAround = (element: HTMLElement | null) => element?.parentElement?.closest('details') ?? null

const hands = {
  press: (element: FormElement) => (element as HTMLElement).click(),
  write: (element: FormElement, value: string) => {
    // React only notices values set with the prototype's setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    for (const type of ['input', 'change']) (element as HTMLElement).dispatchEvent(new Event(type, { bubbles: true }))
  },
}
