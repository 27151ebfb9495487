import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import type { DraftKey } from '../../platform/browser/kept-draft.ts'
import type { Faults } from '../../platform/faults.ts'
import { DraftForm, useIsSending } from '../form/draft/draft-form.tsx'
import type { Labels } from '../form/fault-summary.ts'
import { type ReturnedForm, useForm } from '../form/use-form.ts'
import classes from './tasks.module.css'

const t = speak(tasks)

/** The initial values, storage and links of a correction. */
export type Correction<Draft> = {
  initial: Draft
  /** The draft's storage key, and the review that requests it. */
  draftKey: DraftKey
  processId: string
  returned: ReturnedForm<Draft> | undefined
  /** The link for correcting it later. */
  later: string
}

type CorrectionFormProps<Draft> = Correction<Draft> & {
  shape: (value: unknown) => Draft
  /** The fields of the draft that are never stored in the browser. */
  unkept?: readonly (keyof Draft)[]
  /** Returns the faults by the rules, if the browser can check them. */
  faultsOf?: (draft: Draft) => Faults
  /** The form's own names of its fields. */
  labels?: Labels
  fields: (form: { draft: Draft; faults: Faults; change: (part: Partial<Draft>) => void }) => ReactNode
}

/**
 * What every correction contains: a stored draft, faults on top, and buttons to send it or leave it for later. That of
 * another task is another form, even if one page leads to the other.
 */
export function CorrectionForm<Draft extends object>(props: CorrectionFormProps<Draft>) {
  return <Correcting key={props.draftKey.name} {...props} />
}

function Correcting<Draft extends object>(props: CorrectionFormProps<Draft>) {
  const { draftKey, processId, later, faultsOf, labels, fields, initial, unkept = [], returned, shape } = props
  const form = useForm({ draftKey, base: processId, initial, unkept, returned, shape, ...(faultsOf && { faultsOf }) })
  const busy = useIsSending()
  return (
    <DraftForm
      form={form}
      title={t('faults')}
      failed={t('failed')}
      {...(labels && { labels })}
      className={classes.form}
    >
      {fields(form)}
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" loading={busy}>
          {t('submit')}
        </Button>
        <ButtonLink to={later} look="bare">
          {t('later')}
        </ButtonLink>
      </div>
    </DraftForm>
  )
}
