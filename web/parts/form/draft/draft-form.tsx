import type { FormEvent, ReactNode, Ref } from 'react'
import { Form, useNavigation } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import type { FaultsOnTopProps } from '../faults-on-top.tsx'
import { useCalledOff } from '../use-called-off.ts'
import type { FormOf } from '../use-form.ts'
import { draftField } from './draft-field.ts'
import classes from './draft-form.module.css'
import { DraftFrame } from './draft-frame.tsx'

type DraftFormProps = Omit<FaultsOnTopProps, 'faults'> & {
  form: Pick<
    FormOf<object>,
    'draft' | 'summary' | 'restored' | 'waiting' | 'restart' | 'check' | 'send' | 'isSent' | 'settle' | 'onBlur'
  >
  /** A note on what isn't stored of the draft, shown when it is restored. */
  restoredNote?: string
  /** The `intent` submitted by the Enter key. */
  main?: string
  /** Submits a form without faults; without it the browser submits the form itself. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Whether it is sent by a fetcher, whose redirects look like any other navigation. */
  fetches?: boolean
  action?: string
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/**
 * The frame of every form with a draft: the note about a restored draft, the faults on top, the given fields and
 * buttons, and a note on where the draft is stored. It submits the whole draft in addition to the visible fields, so it
 * works before JavaScript.
 */
export function DraftForm(props: DraftFormProps) {
  const {
    form,
    title,
    failed,
    labels,
    summarise,
    restoredNote,
    main = 'save',
    onSubmit,
    fetches = false,
    action,
    className,
    ref,
  } = props
  const busy = useIsSending()
  useCalledOff({ isSent: () => !fetches && form.isSent(), settle: form.settle })
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (busy || !form.check(event.currentTarget)) return event.preventDefault()
    form.send()
  }
  return (
    <Form
      ref={ref}
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      className={classNames(classes.form, className)}
      onSubmit={onSubmit ?? send}
      onBlur={form.onBlur}
    >
      <input type="hidden" name={draftField} value={JSON.stringify(form.draft)} />
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" name="intent" value={main} className="unseen" tabIndex={-1} aria-hidden="true" />
      <DraftFrame {...{ form, title, failed, labels, summarise, restoredNote }}>{props.children}</DraftFrame>
    </Form>
  )
}

/** Whether a form with a draft is being submitted. */
export const useIsSending = (): boolean => useNavigation().formData?.has(draftField) ?? false
