import { frequencyChoices } from '@trampolim/marketplace/alerts/alert.ts'
import { alertFields } from '@trampolim/marketplace/alerts/fields.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { fieldId } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { dayText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import type { AlertView } from '../../../parts/jobs/alert-view.ts'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak(candidate)

/** The frequencies as options of a field. */
export const frequencyOptions = frequencyChoices.map((value) => ({ value, text: t(`jobs.alertFrequencies.${value}`) }))

type AlertCardProps = {
  alert: AlertView
  /** Why the last change to the alert was refused. */
  refused: { faults: Faults } | null
  /** The result of the last successful change; a new object after each. */
  done: object | null
  onRemove: (alert: AlertView) => void
}

/** An alert: its search, the jobs that it found, and its actions. */
export function AlertCard({ alert, refused, done, onRemove }: AlertCardProps) {
  const { id, title, words, filters, name, frequency, resumesAs, understood, found, created } = alert
  const paused = frequency === 'off'
  const here = href('/jobs', {}, { tab: 'alerts' })
  const what = [...(name ? [words] : []), ...filters].join(' · ')
  return (
    <li className={classes.alert}>
      <div className={classes.words}>
        <h2>{title}</h2>
        {what && <p>{what}</p>}
        {understood && (
          <p className={classes.found}>
            {t(found.more ? 'jobs.alertFoundMore' : 'jobs.alertFound', { count: found.count })}
          </p>
        )}
        <p className={classes.soft}>
          {t(`jobs.alertSends.${frequency}`)} · {t('jobs.alertSince', { date: dayText(created) })}
        </p>
        {!understood && <Notice>{t('jobs.alertUnknown')}</Notice>}
      </div>
      <div className={classes.actions}>
        <ButtonLink
          to={href('/jobs', {}, { tab: 'alerts', alert: id })}
          aria-label={`${t('jobs.alertJobs')}: ${title}`}
        >
          {t('jobs.alertJobs')}
        </ButtonLink>
        <Form method="post" action={here}>
          <input type="hidden" name="intent" value={paused ? 'resume' : 'pause'} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="frequency" value={paused ? resumesAs : 'off'} />
          <Button
            type="submit"
            look="bare"
            aria-label={`${t(paused ? 'jobs.alertResume' : 'jobs.alertPause')}: ${title}`}
          >
            {t(paused ? 'jobs.alertResume' : 'jobs.alertPause')}
          </Button>
        </Form>
        <Form
          action={href('/jobs')}
          onSubmit={(event) => {
            event.preventDefault()
            onRemove(alert)
          }}
        >
          <input type="hidden" name="tab" value="alerts" />
          <input type="hidden" name="leave" value={id} />
          <Button type="submit" look="bare" aria-label={`${t('jobs.alertRemove')}: ${title}`}>
            {t('jobs.alertRemove')}
          </Button>
        </Form>
        <details className={classes.change} open={refused !== null}>
          <summary className="folds" aria-label={`${t('jobs.alertChange')}: ${title}`}>
            {t('jobs.alertChange')}
          </summary>
          <KeptForm
            draftKey={draftKeys.kept('alert', id)}
            refused={refused}
            done={done}
            labels={{ [`name-${id}`]: t('jobs.alertName'), [`frequency-${id}`]: t('jobs.alertFrequency') }}
            action={here}
            className={classes.form}
          >
            {({ faults, busy }) => (
              <>
                <input type="hidden" name="intent" value="change" />
                <input type="hidden" name="id" value={id} />
                <TextField
                  name="name"
                  id={fieldId(`name-${id}`)}
                  label={t('jobs.alertName')}
                  hint={t('jobs.alertNameHint')}
                  defaultValue={name ?? ''}
                  fault={faults[`name-${id}`]}
                  most={alertFields.name.longest}
                />
                <Select
                  name="frequency"
                  id={fieldId(`frequency-${id}`)}
                  key={frequency}
                  label={t('jobs.alertFrequency')}
                  options={frequencyOptions}
                  defaultValue={frequency}
                />
                <Button type="submit" loading={busy}>
                  {t('jobs.alertSave')}
                </Button>
              </>
            )}
          </KeptForm>
        </details>
      </div>
    </li>
  )
}
