import { availability as phrases } from '@trampolim/phrases/pt-br/availability.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../../design/card.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { AvailabilityForm, type AvailabilityFormProps } from '../../../parts/availability/availability-form.tsx'

const t = speak(phrases)

/** When a candidate is available, and who can see it. */
export function AvailabilityTab(form: AvailabilityFormProps) {
  return (
    <Card as="section" className={classes.card} aria-labelledby="availability">
      <h2 id="availability">{t('title')}</h2>
      <p className={classes.note}>{t('text')}</p>
      <AvailabilityForm {...form} />
    </Card>
  )
}
