import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import type { Faults } from '../../platform/faults.ts'
import type { DraftPlace } from '../../platform/kept-draft.ts'
import { DraftForm, useIsSending } from '../form/draft-form.tsx'
import { type ReturnedForm, useForm } from '../form/use-form.ts'
import classes from './tasks.module.css'

const t = speak('tasks', tasks)

/** Where a correction begins, waits and leads. */
export type Correction<Draft> = {
  initial: Draft
  /** Where it waits while it is written, and the review that asks for it. */
  place: DraftPlace
  processId: string
  returned: ReturnedForm<Draft> | undefined
  /** Where one goes who corrects it later. */
  later: string
}

type CorrectionFormProps<Draft> = Correction<Draft> & {
  shape: (value: unknown) => Draft
  /** What of the draft is never kept in the browser. */
  unkept?: readonly (keyof Draft)[]
  /** What the rules find wrong, where they can be asked in the browser. */
  faultsOf?: (draft: Draft) => Faults
  /** Faults for the list on top. */
  told?: (faults: Faults) => Faults
  fields: (form: { draft: Draft; faults: Faults; change: (part: Partial<Draft>) => void }) => ReactNode
}

/** What every correction has: its draft kept while it is written, faults on top, sending it or leaving it for later. */
export function CorrectionForm<Draft extends object>(props: CorrectionFormProps<Draft>) {
  const { place, processId, later, faultsOf, told, fields, initial, unkept = [], returned, shape } = props
  const form = useForm({ place, base: processId, initial, unkept, returned, shape, ...(faultsOf && { faultsOf }) })
  const busy = useIsSending()
  return (
    <DraftForm form={form} title={t('faults')} {...(told && { told })} className={classes.form}>
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
