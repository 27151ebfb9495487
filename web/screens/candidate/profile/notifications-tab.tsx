import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { type Preferences, PreferencesForm } from '../../../parts/notifications/preferences-form.tsx'
import { ConsentCard } from '../../../parts/registration/consent-card.tsx'
import { href } from '../../../platform/href.ts'
import type { readAlerts } from './read-alerts.ts'

const t = speak(candidateProfile)
const ofAlerts = speak(candidate)

type NotificationsTabProps = {
  page: string
  profile: Pick<ProfessionalProfile, 'email' | 'isHandicap' | 'agreeShareContactData' | 'agreeFoundByDisability'>
  alerts: Awaited<ReturnType<typeof readAlerts>>
  preferences: Preferences
  saved: boolean
}

/** The letters that a candidate gets, which of them they can turn off, and their consents. */
export function NotificationsTab({ page, profile, alerts, preferences, saved }: NotificationsTabProps) {
  return (
    <>
      <PreferencesForm preferences={preferences} email={profile.email} action={page} saved={saved} />
      <Card as="section" className={classes.card} aria-labelledby="alerts">
        <h2 id="alerts">{t('notifications.alerts')}</h2>
        {alerts.length === 0 && <p className={classes.note}>{t('notifications.alertsNone')}</p>}
        {alerts.length > 0 && (
          <DataList>
            {alerts.map(({ id, title, frequency }) => (
              <DataItem key={id} title={title} text={ofAlerts(`jobs.alertSends.${frequency}`)} />
            ))}
          </DataList>
        )}
        <div className={classes.actions}>
          <ButtonLink to={href('/jobs', {}, { tab: 'alerts' })}>{t('notifications.alertsOpen')}</ButtonLink>
        </div>
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="letters">
        <h2 id="letters">{t('notifications.title')}</h2>
        <p className={classes.note}>{t('notifications.text', { email: profile.email })}</p>
        <DataList>
          <DataItem title={t('notifications.messages')} text={t('notifications.messagesText')} />
        </DataList>
      </Card>
      <ConsentCard consent="agreeShareContactData" on={profile.agreeShareContactData} page={page} />
      {profile.isHandicap && (
        <ConsentCard consent="agreeFoundByDisability" on={profile.agreeFoundByDisability} page={page} />
      )}
    </>
  )
}
