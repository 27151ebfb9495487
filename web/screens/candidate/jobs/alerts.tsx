import type { JobAlert } from '@trampolim/contract/gateway/alerts.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { AskInPlace } from '../../../design/ask-in-place.tsx'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ConfirmDialog } from '../../../design/dialog.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { dayText } from '../../../parts/dates.ts'
import { SearchField } from '../../../parts/jobs/search-field.tsx'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak('candidate', candidate)

type AlertsProps = {
  alerts: readonly JobAlert[]
  /** The alert that the page was asked to remove, as it happens without JavaScript. */
  leave: string | null
  /** A new alert that was refused, with what was typed. */
  refused: { fault: string; occupation: string; location: string } | null
}

/** The alerts: a new one, and those there are. */
export function Alerts({ alerts, leave, refused }: AlertsProps) {
  const [leaving, setLeaving] = useState<JobAlert | null>(null)
  const submit = useSubmit()
  const asked = alerts.find(({ id }) => id === leave)
  const here = href('/jobs', {}, { tab: 'alerts' })
  return (
    <>
      {asked && (
        <AskInPlace
          title={t('jobs.alertRemoveTitle', { alert: nameOf(asked) })}
          fields={{ intent: 'remove', id: asked.id }}
          action={here}
          confirmText={t('jobs.alertRemove')}
          keepText={t('jobs.keep')}
          keep={here}
        >
          {t('jobs.alertRemoveText')}
        </AskInPlace>
      )}
      <Card as="section" look="wash" aria-labelledby="new-alert">
        <h2 id="new-alert" className={classes.formTitle}>
          {t('jobs.alertForm')}
        </h2>
        {refused && (
          <Notice tone="danger" live>
            {refused.fault}
          </Notice>
        )}
        <Form method="post" className={classes.form}>
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
          <Button type="submit" look="main">
            {t('jobs.alertSubmit')}
          </Button>
        </Form>
      </Card>
      {alerts.length === 0 && <EmptyState title={t('jobs.emptyAlerts')} text={t('jobs.emptyAlertsText')} />}
      <ul className={classes.list}>
        {alerts.map((alert) => (
          <Card as="li" key={alert.id} className={classes.alert}>
            <div>
              <h3>{nameOf(alert)}</h3>
              <p className={classes.soft}>{t('jobs.alertSince', { date: dayText(alert.created) })}</p>
            </div>
            <div className={classes.actions}>
              <ButtonLink to={href('/search', {}, { occupation: alert.occupation, location: alert.location })}>
                {t('jobs.alertJobs')}
              </ButtonLink>
              <Form
                action={href('/jobs')}
                onSubmit={(event) => {
                  event.preventDefault()
                  setLeaving(alert)
                }}
              >
                <input type="hidden" name="tab" value="alerts" />
                <input type="hidden" name="leave" value={alert.id} />
                <Button type="submit" look="bare" aria-label={`${t('jobs.alertRemove')}: ${nameOf(alert)}`}>
                  {t('jobs.alertRemove')}
                </Button>
              </Form>
            </div>
          </Card>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('jobs.alertRemoveTitle', { alert: leaving ? nameOf(leaving) : '' })}
        confirmText={t('jobs.alertRemove')}
        cancelText={t('jobs.keep')}
        closeLabel={t('jobs.close')}
        onConfirm={() => {
          if (leaving) submit({ intent: 'remove', id: leaving.id }, { method: 'post' })
          setLeaving(null)
        }}
      >
        <p>{t('jobs.alertRemoveText')}</p>
      </ConfirmDialog>
    </>
  )
}

function nameOf({ occupation, location }: JobAlert): string {
  return occupation && location ? t('jobs.alertText', { occupation, location }) : occupation || location
}
