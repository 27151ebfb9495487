import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FormEvent, ReactNode, Ref } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { faultsForSummary, faultsTitle } from '../fault-summary.ts'
import type { FormOf } from '../use-form.ts'
import { draftField } from './draft-field.ts'
import classes from './draft-form.module.css'
import { DraftNote } from './draft-note.tsx'

const t = speak(phrases)

type DraftFormProps = {
  form: Pick<FormOf<object>, 'draft' | 'summary' | 'restored' | 'waiting' | 'restart' | 'check' | 'send' | 'onBlur'>
  /** The title of the list of faults, unless all of them are empty fields. */
  title: string
  /** Adapts faults for the list on top, so that each names its field. */
  summarise?: (faults: Faults) => Faults
  /** Says what isn't stored of the draft, when it is restored. */
  restoredNote?: string
  /** The `intent` submitted by the Enter key. */
  main?: string
  /** Submits a form without faults; without it the browser submits the form itself. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  action?: string
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/**
 * The frame of every form with a draft: the note about a restored draft, the faults on top, the given fields and buttons,
 * and what happens to the draft. It submits the whole draft beside the visible fields, so it works before JavaScript.
 */
export function DraftForm(props: DraftFormProps) {
  const {
    form,
    title,
    summarise = faultsForSummary,
    restoredNote,
    main = 'save',
    onSubmit,
    action,
    className,
    ref,
  } = props
  const busy = useIsSending()
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
      {form.restored && (
        <Notice
          title={t('restored')}
          live
          actions={
            <Button size="small" onClick={form.restart}>
              {t('restart')}
            </Button>
          }
        >
          {restoredNote ?? t('restoredText')}
        </Notice>
      )}
      <FormSummary
        key={form.summary.tries}
        title={faultsTitle(form.summary.faults, title)}
        faults={summarise(form.summary.faults)}
      />
      {props.children}
      <DraftNote waiting={form.waiting} onDiscard={form.restart} />
    </Form>
  )
}

/** Whether a form with a draft is being submitted. */
export const useIsSending = (): boolean => useNavigation().formData?.has(draftField) ?? false
