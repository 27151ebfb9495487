import { usualFrequency } from '@trampolim/marketplace/alerts/alert.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { AskInPlace } from '../../../design/ask-in-place.tsx'
import { Button } from '../../../design/button.tsx'
import { ConfirmDialog } from '../../../design/dialog.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import type { AlertView } from '../../../parts/jobs/alert-view.ts'
import { SearchField } from '../../../parts/jobs/search/search-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { AlertCard, frequencyOptions } from './alert-card.tsx'
import classes from './jobs.module.css'

const t = speak(candidate)
const labels = {
  occupation: t('jobs.alertOccupation'),
  location: t('jobs.alertLocation'),
  frequency: t('jobs.alertFrequency'),
}

type AlertsProps = {
  alerts: readonly AlertView[]
  /** The alert whose removal the page asks to confirm, used without JavaScript. */
  leave: string | null
  refused: RefusedChange | null
  /** The result of the last successful action; a new object after each. */
  done: object | null
}

/** A refused change, with the typed text: of the alert with this id, or of a new one. */
type RefusedChange = {
  faults: Faults
  id: string | null
  occupation: string
  location: string
  frequency: string
}

/** The list of alerts, with a form for a new one. */
export function Alerts({ alerts, leave, refused, done }: AlertsProps) {
  const [leaving, setLeaving] = useState<AlertView | null>(null)
  const submit = useSubmit()
  const asked = alerts.find(({ id }) => id === leave)
  const here = href('/jobs', {}, { tab: 'alerts' })
  const isAboutNew = refused !== null && refused.id === null
  // The alert may have been removed in another tab.
  const isAboutNone = refused !== null && !isAboutNew && alerts.every(({ id }) => id !== refused.id)
  return (
    <>
      {isAboutNone && (
        <Notice tone="danger" live>
          {Object.values(refused.faults)[0]}
        </Notice>
      )}
      {asked && (
        <AskInPlace
          title={t('jobs.alertRemoveTitle', { alert: asked.title })}
          fields={{ intent: 'remove', id: asked.id }}
          action={here}
          confirmText={t('jobs.alertRemove')}
          keepText={t('jobs.keep')}
          keep={here}
        >
          {t('jobs.alertRemoveText')}
        </AskInPlace>
      )}
      <details className={classes.new} open={alerts.length === 0 || isAboutNew}>
        <summary className="folds">{t('jobs.alertForm')}</summary>
        <KeptForm
          draftKey={draftKeys.kept('alert', 'new')}
          refused={isAboutNew ? refused : null}
          done={done}
          clears
          labels={labels}
          action={here}
          className={classes.form}
        >
          {({ busy }) => (
            <>
              <SearchField
                field="occupation"
                label={t('jobs.alertOccupation')}
                initial={refused?.occupation ?? ''}
                look="usual"
              />
              <SearchField
                field="location"
                label={t('jobs.alertLocation')}
                initial={refused?.location ?? ''}
                look="usual"
              />
              <Select
                name="frequency"
                label={t('jobs.alertFrequency')}
                options={frequencyOptions}
                defaultValue={refused?.frequency || usualFrequency}
              />
              <Button type="submit" look="main" loading={busy}>
                {t('jobs.alertSubmit')}
              </Button>
            </>
          )}
        </KeptForm>
        <p className={classes.hint}>{t('jobs.alertFrequencyHint')}</p>
      </details>
      {alerts.length === 0 && <EmptyState title={t('jobs.emptyAlerts')} text={t('jobs.emptyAlertsText')} />}
      {alerts.length > 0 && (
        <ul className={classes.alerts}>
          {alerts.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              refused={refused?.id === alert.id ? refused : null}
              done={done}
              onRemove={setLeaving}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('jobs.alertRemoveTitle', { alert: leaving?.title ?? '' })}
        confirmText={t('jobs.alertRemove')}
        cancelText={t('jobs.keep')}
        closeLabel={t('jobs.close')}
        onConfirm={() => {
          if (leaving) submit({ intent: 'remove', id: leaving.id }, { method: 'post', action: here })
          setLeaving(null)
        }}
      >
        <p>{t('jobs.alertRemoveText')}</p>
      </ConfirmDialog>
    </>
  )
}
