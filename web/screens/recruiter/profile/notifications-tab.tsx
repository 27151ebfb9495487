import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../../design/card.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { type Preferences, PreferencesForm } from '../../../parts/notifications/preferences-form.tsx'

const t = speak(recruiterProfile)

type NotificationsTabProps = { email: string; preferences: Preferences; action: string; saved: boolean }

/** The events of which a recruiter is notified, and how. */
export function NotificationsTab({ email, preferences, action, saved }: NotificationsTabProps) {
  return (
    <>
      <PreferencesForm preferences={preferences} email={email} action={action} saved={saved} />
      <Card as="section" className={classes.card} aria-labelledby="letters">
        <h2 id="letters">{t('notifications.title')}</h2>
        <p className={classes.note}>{t('notifications.text', { email })}</p>
        <DataList label={t('notifications.title')}>
          <DataItem title={t('notifications.messages')} text={t('notifications.messagesText')} />
        </DataList>
      </Card>
    </>
  )
}
