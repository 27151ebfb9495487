import { draft as phrases } from '@trampolim/phrases/pt-br/draft.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FormEvent, ReactNode, Ref } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import type { Faults } from '../../platform/faults.ts'
import { draftField } from './draft-field.ts'
import classes from './draft-form.module.css'
import { DraftNote } from './draft-note.tsx'
import { faultsTitle, toldFaults } from './told-faults.ts'
import type { FormOf } from './use-form.ts'

const t = speak('draft', phrases)

type DraftFormProps = {
  form: Pick<FormOf<object>, 'draft' | 'told' | 'restored' | 'waiting' | 'restart' | 'check' | 'send' | 'onBlur'>
  /** Over the list of faults, where they aren't all empty fields. */
  title: string
  /** Faults for the list on top, each saying which field it means. */
  told?: (faults: Faults) => Faults
  /** What of the draft isn't kept, said when it is taken up again. */
  restoredNote?: string
  /** What the Enter key sends as `intent`. */
  main?: string
  /** Sends what is in order; without it the form goes its usual way. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  action?: string
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/**
 * The frame of every form that keeps a draft: what was taken up again, the faults on top, the fields and buttons given, and
 * what becomes of the draft. It sends the draft whole beside the fields in view, so it works before JavaScript.
 */
export function DraftForm(props: DraftFormProps) {
  const { form, title, told = toldFaults, restoredNote, main = 'save', onSubmit, action, className, ref } = props
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
      <FormSummary key={form.told.tries} title={faultsTitle(form.told.faults, title)} faults={told(form.told.faults)} />
      {props.children}
      <DraftNote waiting={form.waiting} onDiscard={form.restart} />
    </Form>
  )
}

/** Whether a form with a draft is on its way to the server. */
export const useIsSending = (): boolean => useNavigation().formData?.has(draftField) ?? false
