import { availability as phrases } from '@trampolim/phrases/pt-br/availability.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../design/button.tsx'
import { DraftForm, useIsSending } from '../form/draft/draft-form.tsx'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { type ReturnedForm, useForm } from '../form/use-form.ts'
import { type AvailabilityDraft, shapedAvailability } from './availability-draft.ts'
import { faultsOfAvailabilityDraft } from './availability-faults.ts'
import { AvailabilityFields } from './availability-fields.tsx'
import classes from './availability-form.module.css'

const t = speak(phrases)

export type AvailabilityFormProps = {
  userId: string
  /** The stored availability, and the form as the server returned it. */
  initial: AvailabilityDraft
  returned: ReturnedForm<AvailabilityDraft> | undefined
  /** The page whose action saves it (`saveAvailability`). */
  action: string
  /** The text of the button, and what is shown beside it. */
  saveText?: string
  ways?: ReactNode
}

/** The form for a person's availability: the usual times, or days with their own. */
export function AvailabilityForm({
  userId,
  initial,
  returned,
  action,
  saveText = t('save'),
  ways,
}: AvailabilityFormProps) {
  const form = useForm({
    draftKey: draftKeys.availability(userId),
    base: JSON.stringify(initial),
    initial,
    returned,
    shape: shapedAvailability,
    faultsOf: faultsOfAvailabilityDraft,
  })
  const { draft, faults, change } = form
  const busy = useIsSending()
  return (
    <DraftForm
      form={form}
      title={t('summary')}
      failed={t('failed')}
      main="availability"
      action={action}
      className={classes.form}
    >
      <AvailabilityFields value={draft} faults={faults} onChange={change} />
      <div className={classes.actions}>
        <Button
          type="submit"
          name="intent"
          value="availability"
          loading={busy}
          {...(ways !== undefined && { look: 'main' as const, size: 'large' as const })}
        >
          {saveText}
        </Button>
        {ways}
      </div>
    </DraftForm>
  )
}
